-- What editing a spec needs beyond YAML.
local M = {}

--- Tells once that the program is missing, about which Neovim is silent.
function M.tell_missing()
  local cmd = vim.lsp.config.a11y_spec.cmd
  if type(cmd) == 'table' and vim.fn.executable(cmd[1]) == 0 then
    local notice = "a11y-spec: '%s' was not found; `:checkhealth a11y_spec` says what can be done"
    vim.notify_once(notice:format(cmd[1]), vim.log.levels.WARN)
  end
end

--- The text that has its undo point.
local known

--- The number of lines of the buffer as it was.
local count

--- Takes the text as it is, and tells whether it is new. Taken as insert mode begins, so that what
--- a change deletes is undone together with what it writes.
function M.begin_writing()
  count = vim.api.nvim_buf_line_count(0)
  local text = vim.api.nvim_get_current_buf() .. ':' .. vim.b.changedtick
  local is_new = text ~= known
  known = text
  return is_new
end

--- Whether undoing is to stop at the cursor: wherever a key or a value begins, and so in front of
--- each accepted item.
local function needs_undo_point()
  if not M.begin_writing() then
    return false
  end
  local column = vim.api.nvim_win_get_cursor(0)[2]
  local before = vim.api.nvim_get_current_line():sub(1, column)
  return before:match('^%s*$') or before:match('[:,%-]%s+$') or before:match('[{%[]%s*$')
end

local function press(keys)
  vim.api.nvim_feedkeys(vim.keycode(keys), 'n', false)
end

--- Takes the blank away that an accepted key brings, where Enter leaves it without a value.
local function trim_above()
  local row = vim.api.nvim_win_get_cursor(0)[1] - 1
  if row == 0 or vim.api.nvim_buf_line_count(0) ~= count + 1 then
    return
  end
  local above = vim.api.nvim_buf_get_lines(0, row - 1, row, true)[1]
  local kept = above:match('^.*:()%s+$')
  if kept then
    vim.api.nvim_buf_set_text(0, row - 1, kept - 1, row - 1, #above, {})
  end
end

function M.set_undo_point()
  if needs_undo_point() then
    press('<C-g>u')
  end
end

--- What follows each change in insert mode.
function M.note_writing()
  trim_above()
  M.set_undo_point()
end

--- Opens the list; behind the undo point, whose keys would close it.
function M.open_list()
  M.set_undo_point()
  press('<Cmd>lua vim.lsp.completion.get()<CR>')
end

--- Where the guideline is shown: beside the list of completion, and in the window of a hover.
local windows = {
  ['completionItem/resolve'] = function()
    return vim.fn.complete_info({ 'selected' }).preview_winid
  end,
  ['textDocument/hover'] = function(buffer)
    return vim.b[buffer].lsp_floating_preview
  end,
}

--- Opens the link on the cursor's line of a hover: a guideline in the window of the spec.
local function open_link()
  local address = vim.api.nvim_get_current_line():match('%]%((%S+)%)')
  if not address then
    return
  end
  if vim.startswith(address, 'a11y-spec:') then
    vim.cmd.close()
  end
  vim.ui.open(address)
end

--- Makes the guideline's sentences readable once they have come: lines are broken between words,
--- and only what is code in a quotation has the colour of code.
function M.show_guideline(event)
  local request = event.data.request
  local window = request.type == 'complete' and windows[request.method]
  if not window then
    return
  end
  vim.schedule(function()
    local id = window(event.buf)
    if not id or not vim.api.nvim_win_is_valid(id) then
      return
    end
    local settings = vim.wo[id]
    settings.linebreak = true
    if not settings.winhighlight:find('@markup.quote', 1, true) then
      local own = settings.winhighlight
      settings.winhighlight = (own == '' and '' or own .. ',') .. '@markup.quote.markdown:NormalFloat'
    end
    if request.method == 'textDocument/hover' then
      vim.keymap.set('n', 'gx', open_link, { buffer = vim.api.nvim_win_get_buf(id) })
    end
    if request.method == 'completionItem/resolve' then
      vim.api.nvim_win_set_height(id, vim.api.nvim_win_text_height(id, {}).all)
    end
  end)
end

--- Fills a buffer with the guideline at an address, to be read and no more.
function M.read_guideline(buffer, uri)
  local client = vim.lsp.get_clients({ name = 'a11y_spec' })[1]
  local answer = client
    and client:request_sync('workspace/textDocumentContent', { uri = uri }, 2000)
  local text = answer and answer.result and answer.result.text
  if not text then
    local reason = answer and answer.err and answer.err.message or 'no server of a11y-spec runs'
    vim.notify(uri .. ': ' .. reason, vim.log.levels.ERROR)
    return
  end
  local options = vim.bo[buffer]
  options.modifiable = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(text:gsub('\n$', ''), '\n'))
  options.buftype = 'nofile'
  options.swapfile = false
  options.modified = false
  options.modifiable = false
  options.readonly = true
  options.filetype = 'markdown'
end

return M
