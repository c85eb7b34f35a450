-- What stands around the text in Neovim, with the configuration that the README tells: signs, hints,
-- lenses, the quickfix list and new specs. Run by ./run, on a spec that says nothing but its name.
local here = vim.fs.dirname(vim.fs.normalize(debug.getinfo(1, 'S').source:sub(2)))
package.path = here .. '/?.lua;' .. package.path
local editor = require('editor')
local step, wait, keys = editor.step, editor.wait, editor.keys

local client

local function set(settings)
  client.settings = { ['a11y-spec'] = settings }
  client:notify('workspace/didChangeConfiguration', { settings = client.settings })
end

--- The severities that the sign and the text of a line show.
local function shown(line)
  local sign, priority, text
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(0, -1, { line - 1, 0 }, { line - 1, -1 }, { details = true })) do
    local details = mark[4]
    if details.sign_text and (not sign or details.priority > priority) then
      sign, priority = details.sign_hl_group:match('^DiagnosticSign(%a+)'), details.priority
    end
    local chunks = details.virt_text or {}
    text = #chunks > 0 and tostring(chunks[#chunks][2]):match('^DiagnosticVirtualText(%a+)') or text
  end
  return ('%s %s'):format(sign, text)
end

--- Findings of one line, of which the worst is the one that is seen.
local function severities()
  for _, case in ipairs({
    { 'error', 'hint', 'hint', 'Error' },
    { 'hint', 'warning', 'hint', 'Warn' },
    { 'hint', 'hint', 'error', 'Error' },
    { 'hint', 'information', 'hint', 'Info' },
    { 'hint', 'error', 'warning', 'Error' },
    { 'information', 'hint', 'warning', 'Warn' },
  }) do
    set({
      rules = {
        ['gesture-effects'] = case[1],
        ['keyboard-focus-keys'] = case[2],
        ['text-resize'] = case[3],
        ['announcement-per-button'] = 'off',
      },
    })
    local wanted = case[4] .. ' ' .. case[4]
    local ok = wait(function()
      return shown(1) == wanted
    end, 3000)
    step(('%s, %s and %s on one line'):format(case[1], case[2], case[3]), ok, shown(1))
  end
  set({})
end

local function hints()
  local function is_shown()
    return vim.lsp.inlay_hint.is_enabled({ bufnr = 0 })
  end
  step('hints are shown', is_shown())
  keys('grh')
  step('a key turns them off', not is_shown())
  keys('grh')
  step('and on again', is_shown())
end

--- Runs each lens of the lines that have some.
local function lenses()
  if not vim.lsp.codelens.enable then
    return
  end
  set({ ['code-lens'] = true })
  vim.lsp.codelens.enable(true)
  local titles = {}
  local choice
  vim.ui.select = function(items, options, choose)
    titles = vim.tbl_map(options.format_item, items)
    choose(items[choice], choice)
  end
  local is_there = wait(function()
    return #vim.lsp.codelens.get({ bufnr = 0 }) > 2
  end)
  step('lenses stand above the component', is_there)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  for _, case in ipairs({ { 1, '' }, { 2, 'iOS (VoiceOver)' }, { 3, '| iOS (VoiceOver) |' } }) do
    vim.fn.setreg('"', '')
    _G.notices = {}
    choice = case[1]
    keys('grx')
    local ok = wait(function()
      return vim.fn.getreg('"'):find(case[2], 1, true) and (case[2] == '') == (#_G.notices == 0)
    end, 2000)
    step(('`grx` runs %s'):format(titles[choice] or choice), ok, { vim.fn.getreg('"'), _G.notices })
  end
  set({})
end

--- What `:make` finds in all specs of the folder, beside what the command line finds.
local function quickfix()
  vim.cmd.cd(vim.fs.dirname(vim.api.nvim_buf_get_name(0)))
  vim.cmd('compiler a11y_spec')
  for _, paths in ipairs({ '', 'stepper.a11y.yaml', 'unclosed.a11y.yaml around.a11y.yaml' }) do
    vim.cmd('silent make! ' .. paths)
    local command = ('a11y-spec check --format json %s'):format(paths)
    local wanted, found = {}, {}
    for _, file in ipairs(vim.json.decode(vim.fn.system(command)).files) do
      for _, finding in ipairs(file.diagnostics) do
        local start = finding.range.start
        local name = vim.fs.basename(file.path)
        table.insert(wanted, ('%s:%d:%d %s'):format(name, start.line + 1, start.character + 1, finding.severity:sub(1, 1)))
      end
    end
    for _, item in ipairs(vim.fn.getqflist()) do
      local name = vim.fs.basename(vim.api.nvim_buf_get_name(item.bufnr))
      table.insert(found, ('%s:%d:%d %s'):format(name, item.lnum, item.col, item.type:lower()))
    end
    table.sort(wanted)
    table.sort(found)
    step(('`:make %s` lists what is found'):format(paths), vim.deep_equal(found, wanted), { found, wanted })
  end
end

--- Enter behind keys, of which some have a value.
local function enter()
  for line, wanted in pairs({
    ['    focus: '] = '    focus:',
    ['announcements:   '] = 'announcements:',
    ['  - states: '] = '  - states:',
    ['  "role": '] = '  "role":',
    ['    role: button'] = '    role: button',
    ['    hint: Say: '] = '    hint: Say:',
    ['    # note '] = '    # note ',
  }) do
    vim.api.nvim_buf_set_lines(0, 0, -1, false, { 'component: stepper', line, 'title: Quantity' })
    vim.api.nvim_win_set_cursor(0, { 2, 0 })
    keys('A<CR>')
    keys('x<Esc>')
    local found = vim.api.nvim_buf_get_lines(0, 1, 2, false)[1]
    step(('Enter behind `%s`'):format(line), found == wanted and vim.api.nvim_buf_line_count(0) == 4, found)
  end
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { 'component: stepper', 'focus: ' })
  vim.api.nvim_win_set_cursor(0, { 2, 0 })
  keys('A<CR>x<Esc>u')
  local undone = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  step('one undo takes all of it back', vim.deep_equal(undone, { 'component: stepper', 'focus: ' }), undone)
end

local function new_specs()
  for typed, wanted in pairs({
    [''] = {
      'page-control',
      'segmented-control',
      'stepper',
      'button',
      'checkbox',
      'dialog',
      'link',
      'radio-group',
      'slider',
      'snackbar',
      'switch',
      'tabs',
      'text-field',
    },
    s = { 'segmented-control', 'stepper', 'slider', 'snackbar', 'switch' },
    ste = { 'stepper' },
    x = {},
  }) do
    local found = vim.fn.getcompletion('A11ySpecNew ' .. typed, 'cmdline')
    step(('`:A11ySpecNew %s` completes'):format(typed), vim.deep_equal(found, wanted), found)
  end
end

editor.run(function()
  client = wait(function()
    local found = vim.lsp.get_clients({ bufnr = 0, name = 'a11y_spec' })[1]
    return found and found.initialized and found
  end)
  if not step('the server attaches', client ~= nil) then
    return
  end
  severities()
  hints()
  lenses()
  quickfix()
  new_specs()
  enter()
end, 40000)
