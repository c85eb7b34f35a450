-- Whether a configuration that the README tells works: its server attaches to the spec that is open.
-- In a new file it is the one that fills it. Run by ./run.
local here = vim.fs.dirname(vim.fs.normalize(debug.getinfo(1, 'S').source:sub(2)))
package.path = here .. '/?.lua;' .. package.path
local editor = require('editor')
local step, wait = editor.step, editor.wait
local name = vim.env.RECIPE

local function server(buffer)
  return vim.lsp.get_clients({ bufnr = buffer or 0, name = 'a11y_spec' })[1]
end

editor.run(function()
  local client = wait(server)
  step(name .. ': the server attaches', client ~= nil, vim.bo.filetype)
  step(name .. ': no notice', #_G.notices == 0, _G.notices)
  if vim.fn.filereadable(vim.api.nvim_buf_get_name(0)) == 1 then
    return
  end
  local filled = wait(function()
    return _G.offered[2] and vim.fn.getline(1) == 'component: ' .. _G.offered[2].name
  end)
  local titles = vim.tbl_map(function(component)
    return component.title
  end, _G.offered)
  step(name .. ': the spec that was chosen is there', filled, titles)
  vim.cmd.undo()
  step(name .. ': one undo takes it back', vim.fn.line('$') == 1 and vim.fn.getline(1) == '')
  vim.cmd('A11ySpecNew stepper')
  step(name .. ': a component by its name', wait(function()
    return vim.fn.getline(1) == 'component: stepper'
  end))
  local known = wait(function()
    return vim.lsp.diagnostic and #vim.diagnostic.get(0) == 0
  end)
  step(name .. ': which is clean', known, vim.diagnostic.get(0))
  vim.cmd('A11ySpecNew stepper')
  step(name .. ': not over what is written', wait(function()
    return #_G.notices == 1
  end), _G.notices)
end, 20000)
