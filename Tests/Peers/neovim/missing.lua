-- What a user is told whose program is missing, and what happens once it is there. Run by ./run.
local here = vim.fs.dirname(vim.fs.normalize(debug.getinfo(1, 'S').source:sub(2)))
package.path = here .. '/?.lua;' .. package.path
local editor = require('editor')
local step, wait = editor.step, editor.wait

--- What `:checkhealth a11y_spec` shows.
local function health()
  vim.cmd('checkhealth a11y_spec')
  local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
  vim.cmd('bwipeout!')
  return text
end

editor.run(function()
  local spec = vim.api.nvim_get_current_buf()
  vim.cmd.edit('another.a11y.yaml')
  vim.cmd('bwipeout | buffer ' .. spec)
  local told = #_G.notices == 1 and _G.notices[1]:find("'a11y-spec' was not found", 1, true)
  step('a program that is missing is told once', told, _G.notices)
  local ill = health()
  step('the health check tells it, too', ill:find("ERROR 'a11y-spec' was not found", 1, true), ill)

  vim.env.PATH = vim.env.SERVER_FOLDER .. ':' .. vim.env.PATH
  vim.cmd.edit()
  step('it is taken when it is there', wait(function()
    return vim.lsp.get_clients({ bufnr = spec })[1]
  end))
  local well = health()
  local bad = well:find('ERROR') or well:find('WARNING')
  local good = well:find('the server is attached to', 1, true) and well:find('a11y%-spec %d')
  step('the health check finds all in place', good and not bad, well)
  vim.diagnostic.config({ severity_sort = false })
  local unsorted = health()
  step('it tells of findings that hide others', unsorted:find('WARNING `severity_sort` is off', 1, true), unsorted)
  step('and no more is told', #_G.notices == 1, _G.notices)
end, 20000)
