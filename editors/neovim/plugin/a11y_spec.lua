-- The documents of the built-in guidelines, which the server has the text of.
vim.api.nvim_create_autocmd('BufReadCmd', {
  group = vim.api.nvim_create_augroup('a11y_spec_guideline', {}),
  pattern = 'a11y-spec:/*',
  callback = function(event)
    require('a11y_spec').read_guideline(event.buf, event.match)
  end,
})
