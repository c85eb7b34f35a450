-- A file type of its own, on top of YAML: highlighting and indentation are those of YAML, and a
-- server for general YAML does not attach as well.
vim.filetype.add({
  filename = {
    ['.a11y-spec.yaml'] = 'yaml.a11y',
  },
  pattern = {
    ['.*%.a11y%.ya?ml'] = { 'yaml.a11y', { priority = 10 } },
    -- Models of guidelines; the server is silent about files that are none.
    ['.*%.model%.ya?ml'] = { 'yaml.a11y', { priority = 10 } },
  },
})
