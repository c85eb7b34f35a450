-- Read behind YAML's own settings, for the file type `yaml.a11y`.
local group = vim.api.nvim_create_augroup('a11y_spec', { clear = false })
vim.api.nvim_clear_autocmds({ group = group, buffer = 0 })

local function on(event, run)
  vim.api.nvim_create_autocmd(event, {
    group = group,
    buffer = 0,
    callback = function(...)
      require('a11y_spec')[run](...)
    end,
  })
end

on('InsertEnter', 'begin_writing')
on('TextChangedI', 'note_writing')
on('LspRequest', 'show_guideline')

-- What a phrase has filled in stands out; other variables look like text.
vim.api.nvim_set_hl(0, '@lsp.type.variable.yaml.a11y', { link = 'Special', default = true })

if not vim.lsp.is_enabled or vim.lsp.is_enabled('a11y_spec') then
  require('a11y_spec').tell_missing()
end
