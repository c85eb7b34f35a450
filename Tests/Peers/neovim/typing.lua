-- Types whole specs by completion alone in a real Neovim that has the README's configuration, and
-- compares the text after each accepted item with the wanted one. Run by ./run.
--
-- nvim --clean -l typing.lua NVIM INIT FOLDER NAMES [PICTURES]    NAMES is a pattern, `*` for all specs
local here = vim.fs.dirname(vim.fs.normalize(debug.getinfo(1, 'S').source:sub(2)))
package.path = here .. '/?.lua;' .. package.path
local terminal = require('typist')
local keys = terminal.keys

local nvim, init, folder, names, pictures = unpack(_G.arg)
local failures = 0

local function step(name, ok, detail)
  failures = failures + (ok and 0 or 1)
  print(('%s %s%s'):format(ok and 'ok  ' or 'FAIL', name, detail and ': ' .. detail or ''))
end

local function bare(line)
  return (line:gsub('%s+$', ''))
end

--- One spec that is being typed, and how it went.
local Writing = {}
Writing.__index = Writing

--- The wanted text from where the cursor stands; nil when what stands in front of it is not wanted.
function Writing:rest(seen)
  local lines = vim.list_slice(seen.lines, 1, seen.row)
  local last = table.remove(lines):sub(1, seen.column)
  -- Blanks at the end of a line are no difference, and wait for what comes next on the last one.
  local above = table.concat(vim.tbl_map(bare, lines), '\n') .. (#lines > 0 and '\n' or '')
  for _, line in ipairs({ last, bare(last) }) do
    local rest = self.wanted:sub(#above + #line + 1)
    if vim.startswith(self.wanted, above .. line) and (line == last or rest:match('^\n')) then
      return rest
    end
  end
end

--- Whether each line of a text is a line of the wanted one, whatever columns they stand in.
local function goes(text, wanted)
  local lines = vim.split(wanted, '\n')
  for index, line in ipairs(vim.split(text, '\n')) do
    if not vim.startswith(vim.trim(lines[index] or ''), vim.trim(line)) then
      return false
    end
  end
  return true
end

--- The number of the item that writes what is wanted next, the one that writes most of it.
function Writing:choice(seen)
  local rest = self:rest(seen)
  local best, length
  for index, item in ipairs(rest and seen.items or {}) do
    local typed = seen.column - (item.column or seen.column)
    local before = seen.lines[seen.row]:sub(1, seen.column)
    local wanted = before:sub(#before - typed + 1) .. rest
    -- The columns of further lines are the editor's; that there are some is the item's.
    local text = (item.text:match('[^\n]*\n') or item.text)
    if vim.startswith(wanted, vim.trim(text) .. '\n') then
      text = vim.trim(text)
    end
    local follows = wanted:sub(#text + 1, #text + 1)
    local whole = (text:match('[%w_]$') == nil or follows:match('[%w_.(-]') == nil)
      and goes(item.text, wanted)
    if #text > typed and whole and vim.startswith(wanted, text) and #text > (length or 0) then
      best, length = index, #text
    end
  end
  return best
end

--- Chooses and accepts an item, and compares the text with the wanted one.
function Writing:accept(seen, index)
  local item, line = seen.items[index], seen.lines[seen.row]
  self.accepted = self.accepted + 1
  self.chosen = self.chosen + index
  for _ = 1, index do
    self.editor:press(keys.next)
  end
  seen = self.editor:settle()
  if self.accepted % 8 == 0 then
    self.editor:shoot(self.name .. '-%02d-' .. item.label:match('^[%w-]*'))
  end
  self.editor:press(keys.accept)
  seen = self.editor:settle()
  local rest = self:rest(seen)
  local behind = vim.trim(seen.lines[seen.row]:sub(seen.column + 1))
  if rest and vim.startswith(vim.trim(rest), behind) then
    if item.opens and #seen.items == 0 then
      -- The item is asked for its command first, which takes its time on a busy machine.
      seen = self.editor:list()
    end
    if item.opens and #seen.items == 0 then
      self:wrong(('no list opens behind `%s`'):format(item.label))
    end
    return self.accepted % 9 == 0 and self:undo(item, behind) or seen
  end
  local text = table.concat(vim.list_slice(seen.lines, math.max(1, seen.row - 1), seen.row + 1), '⏎')
  self:wrong(('`%s` accepted in `%s` gives `%s`'):format(item.label, line, text))
  return self:mend()
end

--- The lines without the blanks that wait at their ends.
local function text(seen)
  return vim.trim(table.concat(vim.tbl_map(bare, seen.lines), '\n'))
end

--- Undoes the accepted item, which takes back nothing else but a dash that was typed in front of it,
--- and redoes it.
function Writing:undo(item, behind)
  local accepted = self.editor:look()
  self.editor:type(keys.escape)
  local undone = self.editor:type('u')
  local before = vim.trim(self.before)
  if text(undone) ~= before and text(undone) ~= vim.trim((before:gsub('%-$', ''))) then
    self:wrong(('undoing `%s` gives `%s`'):format(item.label, undone.lines[undone.row]))
  end
  self.editor:type(keys.redo)
  local redone = self.editor:type(behind == '' and 'GA' or '`^i')
  if text(redone) ~= text(accepted) then
    self:wrong(('redoing `%s` gives `%s`'):format(item.label, redone.lines[redone.row]))
  end
  return redone
end

function Writing:wrong(what)
  self.mistakes = self.mistakes + 1
  step(self.name, false, what)
end

--- Puts the wanted text in place of a wrong one, so that the rest can be typed.
function Writing:mend()
  self.editor:run([[
    local wanted, length = ...
    local text = wanted:sub(1, length)
    vim.snippet.stop()
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, '\n'))
    vim.cmd('normal! G')
    vim.cmd.startinsert({ bang = true })
  ]], self.wanted, self.good + (self.wanted:sub(self.good + 1):match('^[\n ]*[^\n :]+:? ?') or ''):len())
  return self.editor:settle()
end

--- Begins a new line and goes to the wanted column.
function Writing:newline(seen)
  local indentation = #self:rest(seen):match('^\n+( *)')
  local count = #self:rest(seen):match('^\n+')
  for _ = 1, count do
    seen = self.editor:type(keys.enter)
  end
  if not self:rest(seen) and seen.lines[seen.row]:find('%S') then
    self:wrong(('Enter gives `%s`'):format(seen.lines[seen.row]))
    return self:mend()
  end
  while seen.column > indentation do
    self.outdents = self.outdents + 1
    seen = self.editor:type(keys.back)
  end
  if seen.column < indentation then
    self:wrong(('Enter below `%s` stands in column %d'):format(seen.lines[seen.row - 1], seen.column))
    seen = self.editor:type((' '):rep(indentation - seen.column))
  end
  return seen
end

--- Asks for the list by a key where none has opened.
function Writing:ask()
  local seen = self.editor:type(keys.ask)
  if self:choice(seen) then
    self.asked = self.asked + 1
    step(self.name, true, ('asked for a list at `%s`'):format(seen.lines[seen.row]))
  end
  return seen
end

--- What no list offers: the rest of a quoted text, or of a word and those behind it.
local function free(before, rest)
  if select(2, before:gsub('"', '')) % 2 == 1 then
    return rest:match('^[^"\n]*"')
  end
  return rest:match('^"[^"\n]*"') or rest:match('^[^\n,%]}:]+') or rest:sub(1, 1)
end

--- Types on until all of the wanted text is there.
function Writing:write()
  local seen = self.editor:type('i')
  local letters, limit = 0, vim.uv.hrtime() + 60e9
  while vim.uv.hrtime() < limit do
    local rest = self:rest(seen)
    if not rest then
      self:wrong(('the text is `%s`'):format(seen.lines[seen.row]))
      seen = self:mend()
      rest = self:rest(seen)
    end
    if vim.trim(rest) == '' then
      return
    end
    self.good = #self.wanted - #rest
    if letters == 0 then
      self.before = text(seen)
    end
    local behind = seen.lines[seen.row]:sub(seen.column + 1)
    local choice = self:choice(seen)
    if choice and (choice <= 5 or letters > 2) then
      self.opened = self.opened + (letters == 0 and 1 or 0)
      seen, letters = self:accept(seen, choice), 0
    elseif vim.trim(behind) ~= '' and vim.startswith(rest, behind) then
      seen, letters = self.editor:type(keys.last), 0
    elseif rest:match('^\n') then
      seen, letters = self:newline(seen), 0
    elseif letters < 2 or choice then
      local key = rest:match('^[%z\1-\127\194-\244][\128-\191]*')
      seen = self.editor:type(key)
      letters = key:match('[%w.]') and letters + 1 or 0
      self.typed = self.typed + 1
    else
      seen = self:ask()
      choice = self:choice(seen)
      if not choice then
        local text = free(seen.lines[seen.row]:sub(1, seen.column), rest)
        self.free = self.free + 1
        self.typed = self.typed + #text
        table.insert(self.words, text)
        self.editor:press(text)
        seen = self.editor:settle()
      end
      letters = choice and 3 or 0
    end
  end
  self:wrong('more than a minute')
end

--- Opens a new file in an editor of its own.
local function open(name)
  local editor = terminal.start(nvim, { '-u', init, vim.fs.joinpath(folder, name) }, pictures)
  vim.wait(5000, function()
    return editor:run('return #vim.lsp.get_clients({ bufnr = 0, name = "a11y_spec" }) > 0')
  end, 20)
  return editor
end

--- Enter is a new line while a list stands open in which nothing is chosen.
local function enter()
  local editor = open('enter.a11y.yaml')
  for key in ('icomponent: st'):gmatch('.') do
    editor:type(key)
  end
  local listed = #editor:look().items
  local seen = editor:type(keys.enter)
  local lines = table.concat(seen.lines, '⏎')
  step('Enter inserts nothing that nobody chose', listed > 0 and lines == 'component: st⏎', lines)
  editor:stop()
end

--- Types one spec into a new file.
local function write(file)
  local name = vim.fs.basename(file)
  local wanted = table.concat(vim.fn.readfile(file), '\n')
  local editor = open(name)
  local writing = setmetatable({
    editor = editor, name = name, wanted = wanted, words = {},
    good = 0, accepted = 0, opened = 0, asked = 0, chosen = 0, typed = 0, free = 0, outdents = 0, mistakes = 0,
  }, Writing)
  writing:write()
  editor:type(keys.escape)
  step(name .. ' is as it is wanted', text(editor:look()) == vim.trim(wanted))
  step(name, writing.mistakes == 0, ('%d items accepted, %d of lists that opened by themselves, %d asked for; '
    .. '%d characters typed of %d, %d keys pressed; typed by hand: %s'):format(
    writing.accepted, writing.opened, writing.asked, writing.typed, #wanted, editor.pressed,
    table.concat(writing.words, ' | ')))
  -- A terminal that is nobody's does not tell its colours, which is no error of ours.
  local messages = editor:run('return vim.fn.execute("messages")'):gsub('E1568:', '')
  local problem = messages:match('E%d+:[^\n]*')
  step(name .. ' leaves no error behind', not problem, problem)
  editor:shoot(name .. '-%02d')
  editor:stop()
end

enter()
for _, file in ipairs(vim.fn.glob(('%s/../typed/%s.a11y.yaml'):format(here, names), true, true)) do
  write(file)
end
os.exit(failures == 0 and 0 or 1)
