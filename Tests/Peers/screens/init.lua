-- What a spec author has in `init.lua`, as the plugin's README says it.
vim.opt.runtimepath:append(vim.env.A11Y_SPEC_PLUGIN)
vim.lsp.enable('a11y_spec')
vim.diagnostic.config({ virtual_text = true, float = { border = 'rounded' } })
vim.api.nvim_create_autocmd('LspAttach', {
  callback = function(event)
    vim.lsp.inlay_hint.enable(true, { bufnr = event.buf })
    vim.lsp.completion.enable(true, event.data.client_id, event.buf, { autotrigger = true })
  end,
})
vim.o.winborder = 'rounded'
vim.o.completeopt = 'menuone,noselect,popup'
vim.o.number, vim.o.signcolumn, vim.o.termguicolors = true, 'yes', true
vim.o.swapfile, vim.o.ruler, vim.o.showcmd = false, false, false
