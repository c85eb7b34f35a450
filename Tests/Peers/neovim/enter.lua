-- Presses Enter in a real Neovim with the plugin, at the places that every editor is tried at.
--
-- nvim --clean --cmd 'set runtimepath^=PLUGIN' -l enter.lua CASES
vim.cmd('runtime plugin/a11y_spec.lua | filetype plugin indent on | syntax on')
vim.cmd('edit enter.a11y.yaml')
local failures = 0

--- The blanks that the new line begins with; a comment goes on as one, as everywhere in Neovim.
local function press(before, after)
  local lines = vim.split(before .. after, '⏎')
  vim.api.nvim_buf_set_lines(0, 0, -1, false, lines)
  vim.api.nvim_win_set_cursor(0, { #lines, #lines[#lines] - #after })
  vim.cmd.normal({ (after == '' and 'A' or 'i') .. '\rx', bang = true })
  return vim.fn.getline(#lines + 1):match('^( *)#? ?x')
end

for line in io.lines(_G.arg[1]) do
  local column, before, after = line:match('^(%d+) (.*)|(.-)$')
  -- A line of blanks alone has none once it is left.
  if column and before:find('%S') then
    -- A bracket that is closed stands where the line of the one that opens it begins.
    local wanted = after == '' and tonumber(column) or #before:match('^ *')
    local indentation = press(before, after)
    local ok = indentation ~= nil and #indentation == wanted
    failures = failures + (ok and 0 or 1)
    print(('%s Enter in `%s|%s` goes to column %d%s'):format(
      ok and 'ok  ' or 'FAIL', before, after, #(indentation or ''), ok and '' or ', not ' .. wanted))
  end
end

--- Counts a case of Neovim's own.
local function check(name, ok, detail)
  failures = failures + (ok and 0 or 1)
  print((ok and 'ok   ' or 'FAIL ') .. name .. (ok and '' or ': ' .. detail))
end

local below = press('  - states: {', '')
check('Enter behind a bracket of an item goes below its key', below and #below == 6, vim.inspect(below))

for before, column in pairs({
  ['    increment: "{label},⏎      {value},⏎      Button"'] = 4,
  ["  - label: 'Tickets⏎      for⏎⏎      you'"] = 4,
  ['    hint: "Tickets⏎    label: Week'] = 4,
  ['    keyboard: { tab: "focus'] = 6,
}) do
  local found = press(before, '')
  check('Enter behind `' .. before .. '`', found and #found == column, vim.inspect(found))
end

local spec = { 'links:', '  - https://example.org', 'label: Tickets', 'platforms:', '    ios:', '      role: button' }
vim.api.nvim_buf_set_lines(0, 0, -1, false, spec)
vim.cmd.normal({ 'gg=G', bang = true })
local after = vim.api.nvim_buf_get_lines(0, 0, -1, false)
check('`=` leaves the columns that a spec has', vim.deep_equal(after, spec), table.concat(after, '⏎'))

print(failures == 0 and 'all cases passed' or failures .. ' failed')
os.exit(failures == 0 and 0 or 1)
