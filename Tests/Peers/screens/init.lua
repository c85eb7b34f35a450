-- What a spec author has in `init.lua`: what the plugin's README says, and a little of their own.
vim.opt.runtimepath:append(vim.env.A11Y_SPEC_PLUGIN)
local readme = table.concat(vim.fn.readfile(vim.env.A11Y_SPEC_PLUGIN .. '/README.md'), '\n')
assert(loadstring(readme:match('With Neovim 0.12.-```lua\n(.-)```')))()
vim.o.winborder = 'rounded'
vim.o.number, vim.o.signcolumn, vim.o.termguicolors = true, 'yes', true
vim.o.swapfile, vim.o.ruler, vim.o.showcmd = false, false, false
