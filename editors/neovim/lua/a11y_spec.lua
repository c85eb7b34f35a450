-- What editing a spec needs beyond YAML.
local M = {}

--- The indentation of a new line: one step more below a key without a value and inside brackets;
--- below the first key of a list item that of the key. What is being written never moves.
function M.indent(number)
  local above = vim.fn.prevnonblank(number - 1)
  if above == 0 then
    return 0
  end
  local step = vim.fn.shiftwidth()
  local width = vim.fn.indent(above)
  local line = vim.trim(vim.fn.getline(above):gsub('%s#.*$', ''))
  if vim.fn.getline(number):match('^%s*[%]}]') then
    return line:match('[%[{]$') and width or math.max(0, width - step)
  end
  local dash, item = line:match('^(%-%s+)(.*)$')
  if dash and item:match(':$') or dash and item:match('^[^%[{"\']*:%s') then
    width = width + #dash
  end
  return line:match('[:%[{]$') and width + step or width
end

--- The text that has its undo point.
local known

--- Whether undoing is to stop at the cursor: wherever a key or a value begins, and so in front of
--- each accepted item.
local function needs_undo_point()
  local text = vim.api.nvim_get_current_buf() .. ':' .. vim.b.changedtick
  if text == known then
    return false
  end
  known = text
  local column = vim.api.nvim_win_get_cursor(0)[2]
  local before = vim.api.nvim_get_current_line():sub(1, column)
  return before:match('^%s*$') or before:match('[:,%-]%s+$') or before:match('[{%[]%s*$')
end

local function press(keys)
  vim.api.nvim_feedkeys(vim.keycode(keys), 'n', false)
end

function M.set_undo_point()
  if needs_undo_point() then
    press('<C-g>u')
  end
end

--- Opens the list; behind the undo point, whose keys would close it.
function M.open_list()
  M.set_undo_point()
  press('<Cmd>lua vim.lsp.completion.get()<CR>')
end

--- Breaks the lines of the guideline beside the list between words, once it has come.
function M.break_lines(event)
  local request = event.data.request
  if request.type ~= 'complete' or request.method ~= 'completionItem/resolve' then
    return
  end
  vim.schedule(function()
    local window = vim.fn.complete_info({ 'selected' }).preview_winid
    if window and vim.api.nvim_win_is_valid(window) then
      vim.wo[window].linebreak = true
      vim.api.nvim_win_set_height(window, vim.api.nvim_win_text_height(window, {}).all)
    end
  end)
end

return M
