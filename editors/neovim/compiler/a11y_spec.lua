-- `:compiler a11y_spec` lets `:make` fill the quickfix list with what is found in all specs.
local cmd = vim.lsp.config.a11y_spec.cmd
local program = type(cmd) == 'table' and vim.fn.shellescape(cmd[1]) or 'a11y-spec'

local function set(option, value)
  vim.cmd.CompilerSet(option .. '=' .. vim.fn.escape(value, ' \\|"'))
end

vim.b.current_compiler, vim.g.current_compiler = 'a11y_spec', 'a11y_spec'
set('makeprg', program .. ' check $*')
-- A line with a place, a severity and what is found; the others draw or explain that.
set('errorformat', '%f:%l:%c: %t%*[a-z]%m,%-G%.%#')
