-- What a spec author has laid out, folds and selects in a real Neovim.
--
-- nvim --headless … -c 'luafile structure.lua' SPEC    one line a step; exit 0 when all were ok

local here = debug.getinfo(1, 'S').source:match('^@(.*)/')
package.path = here .. '/?.lua;' .. package.path
local editor = require('editor')
local step, wait, keys, go, line = editor.step, editor.wait, editor.keys, editor.go, editor.line

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
end

local function lay_out()
  local before = text()
  go('\\zsrole: button')
  keys('Oname:    Tickets<Esc>')
  vim.lsp.buf.format({ timeout_ms = 3000 })
  step('the document is laid out', line() == '    name: Tickets', line())
  vim.api.nvim_set_current_line('    name:     Tickets')
  keys('Vgq')
  local ok = wait(function()
    return line() == '    name: Tickets'
  end)
  step('so is a selection, with `gq`', ok, line())
  if vim.lsp.on_type_formatting then
    vim.lsp.on_type_formatting.enable(true)
    vim.api.nvim_set_current_line('    name:     Tickets')
    keys('A<CR>')
    ok = wait(function()
      return vim.fn.getline(vim.fn.line('.') - 1) == '    name: Tickets'
    end)
    step('and a line, once Enter is pressed', ok, vim.fn.getline(vim.fn.line('.') - 1))
    keys('<Esc>dd')
    go('name: Tickets')
  end
  keys('dd')
  step('nothing else has changed', text() == before)
end

local function fold()
  vim.wo.foldmethod, vim.wo.foldexpr, vim.wo.foldlevel = 'expr', 'v:lua.vim.lsp.foldexpr()', 0
  go('^  ios:')
  local first = vim.fn.line('.')
  local ok = wait(function()
    return vim.fn.foldclosed(first) > 0
  end)
  step('a platform folds', ok, { vim.fn.foldclosed(first), vim.fn.foldclosedend(first) })
  vim.wo.foldmethod = 'manual'
  keys('zE')
end

local function select()
  if not vim.lsp.buf.selection_range then
    return
  end
  go('role: \\zsbutton')
  -- Neovim selects as it did last, which was whole lines.
  keys('v<Esc>')
  vim.lsp.buf.selection_range(1)
  local function selected()
    local ends = { vim.fn.getpos('v'), vim.fn.getpos('.') }
    return table.concat(vim.fn.getregion(ends[1], ends[2], { type = vim.fn.mode() }), '\n')
  end
  local ok = wait(function()
    return vim.fn.mode() == 'v' and selected() == 'button'
  end)
  step('a word is selected', ok, selected())
  vim.lsp.buf.selection_range(1)
  ok = wait(function()
    return selected() == 'role: button'
  end)
  step('and then its key with it', ok, selected())
  keys('<Esc>')
end

editor.run(function()
  vim.lsp.enable('a11y_spec')
  local client = wait(function()
    return vim.lsp.get_clients({ bufnr = 0, name = 'a11y_spec' })[1]
  end)
  if not step('the server attaches', client and wait(function()
    return client.initialized
  end)) then
    return
  end
  lay_out()
  fold()
  select()
end, 30000)
