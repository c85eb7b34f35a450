-- Found by `vim.lsp.enable('a11y_spec')` when this plugin is on 'runtimepath'.

---@type vim.lsp.Config
return {
  cmd = { 'a11y-spec', 'serve' },
  filetypes = { 'yaml.a11y' },
  root_markers = { '.a11y-spec.yaml', '.git' },
  -- The id that VS Code knows the language by; Neovim would send its file type.
  get_language_id = function()
    return 'a11y-spec'
  end,
}
