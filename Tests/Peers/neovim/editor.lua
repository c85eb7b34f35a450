-- What a driver needs of a headless Neovim: waiting without blocking it, typing as a user types,
-- and reading what stands on the screen.
local M = {}

local started = vim.uv.hrtime()
local failures = 0

--- Prints one step; one that is not `ok` makes the run fail.
function M.step(name, ok, detail)
  if not ok then
    failures = failures + 1
  end
  local shown = detail == nil and '' or type(detail) == 'string' and detail or vim.inspect(detail, {
    newline = ' ',
    indent = '',
  })
  local time = math.floor((vim.uv.hrtime() - started) / 1e6)
  io.stdout:write(('%s %6d ms  %s%s\n'):format(
    ok and 'ok  ' or 'FAIL',
    time,
    name,
    shown == '' and '' or ': ' .. shown:gsub('\n', ' ⏎ ')
  ))
  io.stdout:flush()
  return ok
end

local function pause(milliseconds)
  local thread = coroutine.running()
  vim.defer_fn(function()
    assert(coroutine.resume(thread))
  end, milliseconds)
  coroutine.yield()
end

--- Waits until `condition` gives something true, and returns it; nil when the time is over.
--- The main loop goes on meanwhile, so that insert mode, menus and floats are the real ones.
function M.wait(condition, milliseconds)
  local stop = vim.uv.hrtime() + (milliseconds or 5000) * 1e6
  while true do
    local value = condition()
    if value then
      return value
    end
    if vim.uv.hrtime() > stop then
      return nil
    end
    pause(10)
  end
end

--- Types keys and waits until they are worked off.
function M.keys(keys)
  local typed = false
  vim.api.nvim_input(keys)
  vim.schedule(function()
    typed = true
  end)
  M.wait(function()
    return typed
  end)
  pause(20)
end

--- Puts the cursor on the first place after (1, 0) where `pattern` matches, on what follows `\zs`.
function M.go(pattern)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  return vim.fn.search(pattern, 'cW') > 0
end

function M.line()
  return vim.api.nvim_get_current_line()
end

--- The texts of all floating windows.
function M.floats()
  local texts = {}
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      local buffer = vim.api.nvim_win_get_buf(window)
      table.insert(texts, table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n'))
    end
  end
  return table.concat(texts, '\n')
end

function M.close_floats()
  vim.cmd('silent! fclose!')
  M.wait(function()
    return M.floats() == ''
  end, 1000)
end

--- Whether a text contains a sentence, wherever its lines are broken.
function M.contains(text, sentence)
  local function flat(string)
    return (string:gsub('[%s>]+', ' '))
  end
  return flat(text):find(flat(sentence), 1, true) ~= nil
end

--- Runs `scenario` in the main loop and ends Neovim: 0 when every step was ok, else 1.
function M.run(scenario, limit)
  local function finish()
    io.stdout:write(('%s\n'):format(failures == 0 and 'all steps passed' or failures .. ' failed'))
    io.stdout:flush()
    vim.cmd(failures == 0 and 'qall!' or 'cquit! 1')
  end
  vim.defer_fn(function()
    M.step('time limit', false, limit .. ' ms')
    finish()
  end, limit)
  vim.schedule(coroutine.wrap(function()
    local ok, problem = xpcall(scenario, debug.traceback)
    if not ok then
      M.step('the driver itself', false, problem)
    end
    finish()
  end))
end

return M
