-- Found by `vim.lsp.enable('a11y_spec')` when this plugin is on 'runtimepath'.

--- Copies the text that a command of the server answers with, for all registers and programs.
local function copy(command, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  local params = { command = command.command, arguments = command.arguments }
  client:request('workspace/executeCommand', params, function(problem, text)
    if problem then
      return vim.notify(problem.message, vim.log.levels.ERROR)
    end
    vim.fn.setreg('"', text)
    if vim.fn.has('clipboard') == 1 then
      vim.fn.setreg('+', text)
    end
    vim.notify('The announcements are copied')
  end)
end

---@type vim.lsp.Config
return {
  cmd = { 'a11y-spec', 'serve' },
  filetypes = { 'yaml.a11y' },
  root_markers = { { '.a11y-spec.yaml', '.a11y-spec.yml' }, '.git' },
  -- The id that VS Code knows the language by; Neovim would send its file type.
  get_language_id = function()
    return 'a11y-spec'
  end,
  capabilities = {
    -- Behind an accepted `role: ` the server lets the list of its values open by itself.
    experimental = {
      commands = {
        commands = {
          'editor.action.triggerSuggest',
          'a11y-spec.copyAsText',
          'a11y-spec.copyAsMarkdown',
        },
      },
    },
    -- A definition opens the text of a guideline: `plugin/a11y_spec.lua`.
    workspace = { textDocumentContent = { dynamicRegistration = false } },
  },
  commands = {
    ['editor.action.triggerSuggest'] = function()
      require('a11y_spec').open_list()
    end,
    ['a11y-spec.copyAsText'] = copy,
    ['a11y-spec.copyAsMarkdown'] = copy,
    -- A lens that tells something and does nothing.
    [''] = function() end,
  },
  -- With `autotrigger` the list opens at the first letter of a word, as in other editors; a server
  -- names only the other characters.
  on_init = function(client)
    local provider = client.server_capabilities.completionProvider
    for letter in ('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'):gmatch('.') do
      table.insert(provider.triggerCharacters, letter)
    end
  end,
}
