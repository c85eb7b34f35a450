--- Other files than models of guidelines may have such a name, too: a model stands beside its
--- document, or in a project with a configuration.
local function of_model(path)
  local document = path:gsub('%.model%.ya?ml$', '.md')
  local is_model = vim.uv.fs_stat(document) or vim.fs.root(path, { '.a11y-spec.yaml', '.a11y-spec.yml' })
  return is_model and 'yaml.a11y'
end

-- A file type of its own, on top of YAML: highlighting and indentation are those of YAML, and a
-- server for general YAML does not attach as well.
vim.filetype.add({
  filename = {
    ['.a11y-spec.yaml'] = 'yaml.a11y',
    ['.a11y-spec.yml'] = 'yaml.a11y',
  },
  pattern = {
    ['.*%.a11y%.ya?ml'] = { 'yaml.a11y', { priority = 10 } },
    ['.*%.model%.ya?ml'] = { of_model, { priority = 10 } },
  },
})

-- The documents of the built-in guidelines, which the server has the text of.
vim.api.nvim_create_autocmd('BufReadCmd', {
  group = vim.api.nvim_create_augroup('a11y_spec_guideline', {}),
  pattern = 'a11y-spec:/*',
  callback = function(event)
    require('a11y_spec').read_guideline(event.buf, event.match)
  end,
})

vim.api.nvim_create_user_command('A11ySpecNew', function(command)
  require('a11y_spec.new').fill(command.args)
end, {
  nargs = '?',
  complete = function(typed)
    return require('a11y_spec.new').complete(typed)
  end,
  desc = 'Fill an empty buffer with a spec of a component',
})

-- `gx` on what leads to a guideline opens it here, and everything else as ever.
local open = vim.ui.open
vim.ui.open = function(path, ...)
  if not vim.startswith(path, 'a11y-spec:') then
    return open(path, ...)
  end
  local document, line = path:match('^(.-)#L(%d+)$')
  vim.cmd.edit(vim.fn.fnameescape(document or path))
  if line then
    vim.api.nvim_win_set_cursor(0, { tonumber(line), 0 })
  end
end
