-- Types at a real Neovim in a terminal as a person does: key by key, looking at the list of
-- completion after each, choosing with CTRL-N and accepting with CTRL-Y.
local M = {}

M.keys = {
  enter = '\r',
  escape = '\27',
  back = '\127',
  next = '\14',
  accept = '\25',
  redo = '\18',
  ask = '\24\15',
  last = '\27[F',
}

--- What the typist sees: the text, the cursor, the mode, and the list with what each item inserts.
local LOOK = [[
  local cursor = vim.api.nvim_win_get_cursor(0)
  local list = vim.fn.complete_info({ 'matches', 'selected', 'pum_visible' })
  local items = {}
  for index, match in ipairs(list.pum_visible == 1 and list.matches or {}) do
    local item = vim.tbl_get(match, 'user_data', 'nvim', 'lsp', 'completion_item')
    local edit = item and item.textEdit or {}
    local text = edit.newText or match.word
    if item and item.insertTextFormat == 2 then
      text = text:gsub('%$0.*', ''):gsub('\\([$}\\])', '%1')
    end
    local range = edit.range or edit.insert
    items[index] = {
      label = match.abbr,
      text = text,
      column = range and range.start.character,
      opens = item ~= nil and item.command ~= nil,
    }
  end
  local waiting = 0
  for _, client in ipairs(vim.lsp.get_clients({ bufnr = 0 })) do
    for _, request in pairs(client.requests) do
      if request.type == 'pending' and vim.startswith(request.method, 'completionItem')
        or request.method == 'textDocument/completion' then
        waiting = waiting + 1
      end
    end
  end
  return {
    lines = vim.api.nvim_buf_get_lines(0, 0, -1, false),
    row = cursor[1],
    column = cursor[2],
    items = items,
    selected = list.selected,
    mode = vim.api.nvim_get_mode().mode,
    waiting = waiting,
  }
]]

local Typist = {}
Typist.__index = Typist

--- Starts Neovim in a terminal of its own; in tmux, which can be photographed, where `pictures`
--- names a folder.
function M.start(nvim, arguments, pictures)
  local socket = vim.fn.tempname()
  local command = { nvim, '--listen', socket, '-n', '-i', 'NONE' }
  vim.list_extend(command, arguments)
  local self = setmetatable({ socket = socket, pictures = pictures, shots = 0, pressed = 0 }, Typist)
  if pictures then
    self.tmux = { 'tmux', '-S', socket .. '.tmux', '-f', '/dev/null' }
    self:terminal({ 'new-session', '-d', '-x', '110', '-y', '34', unpack(command) })
    self:terminal({ 'set-option', '-s', 'escape-time', '0' })
  else
    local options = { pty = true, width = 110, height = 34, env = { TERM = 'xterm-256color' } }
    self.job = vim.fn.jobstart(command, options)
  end
  -- The socket is there a moment before anybody listens on it.
  assert(vim.wait(5000, function()
    local listens, channel = pcall(vim.fn.sockconnect, 'pipe', socket, { rpc = true })
    self.channel = channel
    return listens
  end), 'Neovim does not start')
  return self
end

function Typist:terminal(arguments)
  local result = vim.system(vim.list_extend(vim.deepcopy(self.tmux), arguments), { text = true }):wait()
  assert(result.code == 0, result.stderr)
  return result.stdout
end

--- Runs Lua inside the editor.
function Typist:run(code, ...)
  return vim.rpcrequest(self.channel, 'nvim_exec_lua', code, { ... })
end

function Typist:look()
  return self:run(LOOK)
end

--- What a key may change.
local function state(seen)
  return vim.inspect({ seen.lines, seen.row, seen.column, seen.mode, seen.selected, #seen.items })
end

--- Presses keys, given as the bytes that a terminal sends for them.
function Typist:press(keys)
  self.before = state(self:look())
  self.pressed = self.pressed + 1
  if self.job then
    vim.fn.chansend(self.job, keys)
    return
  end
  local codes = { 'send-keys', '-H' }
  for byte in keys:gmatch('.') do
    table.insert(codes, ('%02x'):format(byte:byte()))
  end
  self:terminal(codes)
end

--- Presses keys and waits until a list that they open stands on the screen.
function Typist:type(keys)
  self:press(keys)
  return self:settle()
end

--- What is seen once nothing has been under way for a while: a list opens 25 ms behind a letter, and
--- is asked for then, or once an accepted item has been written.
---
--- On a busy machine a key takes its time; half a second later it is one that changes nothing.
function Typist:settle()
  local start = vim.uv.hrtime()
  local busy, last, seen, changed = start, nil, nil, false
  vim.wait(3000, function()
    seen = self:look()
    local now, current = vim.uv.hrtime(), state(seen)
    changed = changed or current ~= self.before or now - start > 500e6
    if not changed or current ~= last or seen.waiting > 0 then
      busy, last = now, current
    end
    return now - busy > 45e6
  end, 8)
  return seen
end

--- Waits half a second for a list to stand on the screen.
function Typist:list()
  local seen
  vim.wait(500, function()
    seen = self:look()
    return #seen.items > 0
  end, 20)
  return seen
end

--- Keeps a picture of the screen; `%02d` in its name is the number of the picture.
function Typist:shoot(name)
  if not self.pictures then
    return
  end
  vim.uv.sleep(300)
  self.shots = self.shots + 1
  local file = ('%s/%s'):format(self.pictures, name:format(self.shots))
  local screen = self:terminal({ 'capture-pane', '-p', '-e', '-N' })
  vim.fn.writefile(vim.split(screen, '\n'), file .. '.ansi', 'b')
end

function Typist:stop()
  pcall(vim.rpcrequest, self.channel, 'nvim_command', 'qall!')
  if self.tmux then
    pcall(self.terminal, self, { 'kill-server' })
  else
    vim.fn.jobstop(self.job)
  end
end

return M
