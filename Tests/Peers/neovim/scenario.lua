-- What a spec author does in Neovim, step by step. Run by ./run, which sets up the files and PATH.
local here = vim.fs.dirname(vim.fs.normalize(debug.getinfo(1, 'S').source:sub(2)))
package.path = here .. '/?.lua;' .. package.path
local editor = require('editor')
local step, wait, keys, go = editor.step, editor.wait, editor.keys, editor.go

local BUTTON = 'The stepper buttons themselves should be announced as “Button”.'
local DISABLED = '      disabled: { api: isEnabled=false, announce: Dimmed }'
local DIMMED = 'Announcement for disabled is “Dimmed”.'

local buffer, client, exit
local traffic = { sent = nil, asked = nil, answered = false, published = 0 }

local function diagnostics(code)
  return vim.tbl_filter(function(item)
    return code == nil or item.code == code
  end, vim.diagnostic.get(buffer))
end

local function shown(items)
  return vim.tbl_map(function(item)
    local first = item.message:match('[^\n]*')
    local place = ('%d:%d-%d'):format(item.lnum + 1, item.col + 1, item.end_col + 1)
    return ('%s %s %s'):format(place, item.code, first)
  end, items)
end

--- Watches the traffic, so that a check never looks at diagnostics of an older text.
local function watch()
  vim.api.nvim_create_autocmd('LspNotify', {
    callback = function(event)
      local method = event.data.method
      if method == 'textDocument/didChange' or method == 'textDocument/didOpen' then
        traffic.sent = vim.api.nvim_buf_get_changedtick(event.buf)
        traffic.answered = false
      end
    end,
  })
  vim.api.nvim_create_autocmd('LspRequest', {
    callback = function(event)
      local request = event.data.request
      if request.method == 'textDocument/diagnostic' then
        if request.type == 'pending' then
          traffic.asked = event.data.request_id
        elseif request.type == 'complete' and event.data.request_id == traffic.asked then
          traffic.answered = true
        end
      end
    end,
  })
  local publish = vim.lsp.handlers['textDocument/publishDiagnostics']
  vim.lsp.handlers['textDocument/publishDiagnostics'] = function(problem, result, ...)
    traffic.published = traffic.published + 1
    traffic.answered = true
    return publish(problem, result, ...)
  end
end

--- Waits for the diagnostics of the buffer as it is now; true if they have just the given codes,
--- at the latest when the word that was typed is a second old.
local function settled(...)
  local codes = { ... }
  local known = wait(function()
    return traffic.answered and traffic.sent == vim.api.nvim_buf_get_changedtick(buffer)
  end)
  return known
    and wait(function()
      return vim.deep_equal(vim.tbl_map(function(item)
        return item.code
      end, diagnostics()), codes)
    end, 2500)
end

local function attach()
  local version = vim.version()
  step('Neovim 0.11 or later', vim.fn.has('nvim-0.11') == 1, tostring(version))
  buffer = vim.api.nvim_get_current_buf()
  step('file type', vim.bo[buffer].filetype == 'yaml.a11y', vim.bo[buffer].filetype)
  local short = vim.filetype.match({ filename = '.a11y-spec.yml' })
  step('of a configuration, too', short == 'yaml.a11y', short)
  local folder = vim.fn.tempname()
  vim.fn.mkdir(folder)
  vim.fn.writefile({ '# Knob' }, folder .. '/knob.md')
  local model = vim.filetype.match({ filename = folder .. '/knob.model.yaml' })
  local other = vim.filetype.match({ filename = folder .. '/user.model.yaml' })
  step('of the model of a guideline, and of no other', model == 'yaml.a11y' and other == 'yaml', { model, other })
  go('{\\zslabel}')
  local syntax = vim.fn.synIDattr(vim.fn.synID(vim.fn.line('.'), vim.fn.col('.'), 1), 'name')
  step('a placeholder has a colour of its own', syntax == 'a11ySpecPlaceholder', syntax)

  watch()
  vim.lsp.config('a11y_spec', {
    on_exit = function(code, signal, id)
      if client and id == client.id then
        exit = { code = code, signal = signal }
      end
    end,
  })
  vim.lsp.enable('a11y_spec')
  client = wait(function()
    local found = vim.lsp.get_clients({ bufnr = buffer, name = 'a11y_spec' })[1]
    return found and found.initialized and found
  end)
  return step('the server attaches', client ~= nil, client and {
    server = client.server_info,
    encoding = client.offset_encoding,
    pull = client.server_capabilities.diagnosticProvider ~= nil,
  })
end

local function diagnose()
  step('the spec is clean', settled(), shown(diagnostics()))
  go('role: \\zsbutton')
  keys('Cslider<Esc>')
  local ok = settled('role-expected')
  local found = diagnostics('role-expected')[1]
  step('typing `role: slider` brings role-expected', ok and found ~= nil, shown(diagnostics()))
  if not found then
    return
  end
  local range = { found.lnum + 1, found.col, found.end_lnum + 1, found.end_col }
  step('it stands at the word', vim.deep_equal(range, { 15, 10, 15, 16 }), range)
  vim.diagnostic.open_float({ scope = 'line' })
  local text = wait(function()
    local floats = editor.floats()
    return floats ~= '' and floats
  end) or ''
  step('it quotes the guideline', editor.contains(text, BUTTON), text)
  editor.close_floats()
  local function severity(rules, wanted)
    client.settings = { ['a11y-spec'] = { rules = rules } }
    client:notify('workspace/didChangeConfiguration', { settings = client.settings })
    return wait(function()
      local now = diagnostics('role-expected')[1]
      return now and now.severity == vim.diagnostic.severity[wanted]
    end)
  end
  step('a setting changes its severity', severity({ ['role-expected'] = 'error' }, 'ERROR'))
  step('and changes it back', severity({}, 'WARN'))
  keys('u')
  step('undoing clears it', settled(), shown(diagnostics()))
end

--- Presses K at a place and returns what the floating window shows.
local function hover(pattern)
  go(pattern)
  keys('K')
  local text = wait(function()
    local floats = editor.floats()
    return floats ~= '' and floats
  end) or ''
  editor.close_floats()
  return text
end

--- Asks for completion in insert mode and returns the item of a name, with all that the menu shows.
local function complete(name)
  vim.o.completeopt = 'menuone,noselect,popup'
  vim.lsp.completion.enable(true, client.id, buffer, { autotrigger = false })
  keys('<Cmd>lua vim.lsp.completion.get()<CR>')
  local found = wait(function()
    if vim.fn.pumvisible() == 0 then
      return nil
    end
    for index, item in ipairs(vim.fn.complete_info({ 'items' }).items) do
      local label = item.abbr ~= '' and item.abbr or item.word
      if label:match('^[%w-]+') == name then
        return { index = index, item = item, text = label .. ' ' .. item.menu .. ' ' .. item.info }
      end
    end
  end, 2000)
  if not found then
    return nil, vim.fn.complete_info({ 'items' }).items
  end
  -- The documentation is resolved when the item is chosen, and stands in a window of its own.
  keys(('<C-n>'):rep(found.index))
  wait(function()
    return editor.floats() ~= ''
  end, 2000)
  found.text = found.text .. ' ' .. editor.floats()
  return found
end

local function completion()
  go('disabled: {')
  keys('cc')
  local found, all = complete('disabled')
  local names = vim.tbl_map(function(item)
    return item.word
  end, all or {})
  local seen = found and found.text or names
  if not step('`disabled` is offered under `states:`', found ~= nil, seen) then
    keys('<Esc>u')
    return
  end
  step('with Dimmed for iOS', found.text:find('Dimmed', 1, true) ~= nil)
  keys('<C-y>')
  local line = wait(function()
    local current = editor.line()
    return current:match('^      disabled') and current
  end, 2000)
  step('accepting it inserts it in its place', line ~= nil, editor.line())
  keys('<Esc>')
  vim.snippet.stop()
  settled()
  local broken = vim.tbl_filter(function(item)
    return vim.startswith(tostring(item.code), 'yaml-')
  end, diagnostics())
  step('and leaves valid YAML', #broken == 0, shown(diagnostics()))
  keys('u')
  vim.api.nvim_buf_set_lines(buffer, 16, 17, false, { DISABLED })
  step('the spec is clean again', settled(), shown(diagnostics()))
end

local function inlay_hints()
  vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
  local hints = wait(function()
    local all = vim.lsp.inlay_hint.get({ bufnr = buffer })
    return #all > 0 and all
  end) or {}
  local lines = vim.tbl_map(function(hint)
    local label = hint.inlay_hint.label
    if type(label) ~= 'string' then
      label = table.concat(vim.tbl_map(function(part)
        return part.value
      end, label))
    end
    local position = hint.inlay_hint.position
    return ('%d:%d %s'):format(position.line + 1, position.character + 1, label)
  end, hints)
  step('inlay hints stand', #hints > 0, lines)
  local beside = vim.tbl_filter(function(line)
    return vim.startswith(line, '21:') and line:find('Tickets, 3', 1, true)
  end, lines)
  step('one says the phrase with its values', #beside > 0, beside)
end

local function quick_fix()
  go('announce: \\zsDimmed')
  keys('ciwdisabled<Esc>')
  local ok = settled('disabled-announcement-word')
  if not step('`announce: disabled` is reported', ok, shown(diagnostics())) then
    return
  end
  local titles
  -- What the author would choose from the menu.
  vim.ui.select = function(items, options, choose)
    titles = vim.tbl_map(options.format_item or tostring, items)
    for index, title in ipairs(titles) do
      if title:find('Dimmed', 1, true) then
        return choose(items[index], index)
      end
    end
    choose(nil)
  end
  -- From the beginning of the line, where a jump to the next finding need not lead.
  go('announce: disabled')
  keys('0gra')
  local line = wait(function()
    local current = editor.line()
    return current:find('announce: Dimmed', 1, true) and current
  end)
  local detail = { titles = titles, line = editor.line() }
  step('the quick fix writes Dimmed', line == DISABLED, detail)
  step('and clears its diagnostic', settled(), shown(diagnostics()))
end

local function symbols()
  local list
  vim.lsp.buf.document_symbol({
    on_list = function(result)
      list = result.items
    end,
  })
  wait(function()
    return list
  end)
  return vim.tbl_map(function(item)
    return item.lnum .. ' ' .. item.text
  end, list or {})
end

local function guideline()
  local spec = vim.api.nvim_get_current_buf()
  go('component: \\zsstepper')
  keys('<C-]>')
  local line = wait(function()
    return vim.bo.filetype == 'markdown' and editor.line()
  end)
  local at = vim.api.nvim_win_get_cursor(0)
  step('the definition of the component is its guideline', line == 'title: Stepper' and at[2] == 7, {
    line = line,
    at = at,
    name = vim.api.nvim_buf_get_name(0),
  })
  local bound = vim.lsp.get_clients({ bufnr = vim.api.nvim_get_current_buf() })
  step('to be read only', vim.bo.readonly and not vim.bo.modifiable and #bound == 0)
  keys('<C-o>')
  step('and one key leads back', vim.api.nvim_get_current_buf() == spec)
end

--- Asks for the places of the thing at a pattern and returns `line:column` of each.
local function places(pattern, ask)
  local list
  go(pattern)
  ask({
    on_list = function(result)
      list = result.items
    end,
  })
  wait(function()
    return list
  end)
  return vim.tbl_map(function(item)
    return item.lnum .. ':' .. item.col
  end, list or {})
end

local function names()
  local label = places('{\\zslabel}', vim.lsp.buf.definition)
  step('a placeholder leads to its value', vim.deep_equal(label, { '4:8' }), label)
  local used = places('label: \\zsTickets', function(options)
    vim.lsp.buf.references(nil, options)
  end)
  step('the value has its placeholder as reference', #used == 2, used)
  vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { 'x-a: &shared 1', 'x-b: *shared' })
  go('\\*\\zsshared')
  vim.lsp.buf.document_highlight()
  local space = vim.api.nvim_create_namespace('nvim.lsp.references')
  local marked = wait(function()
    local marks = vim.api.nvim_buf_get_extmarks(buffer, space, 0, -1, {})
    return #marks == 2 and marks
  end)
  step('an alias is highlighted with its anchor', marked ~= nil, marked)
  vim.lsp.buf.clear_references()
  vim.lsp.buf.rename('common')
  local renamed = wait(function()
    local lines = vim.api.nvim_buf_get_lines(buffer, -3, -1, false)
    return lines[2] == 'x-b: *common' and lines
  end)
  step('and renamed with it', renamed and renamed[1] == 'x-a: &common 1', renamed)
  vim.api.nvim_buf_set_lines(buffer, -3, -1, false, {})
  step('the spec is clean once more', settled(), shown(diagnostics()))
end

--- Presses `gx` at a pattern and returns the addresses that would be opened.
local function follow(pattern)
  local opened = {}
  local open = vim.ui.open
  vim.ui.open = function(path)
    table.insert(opened, path)
    return nil, nil
  end
  go(pattern)
  keys('gx')
  vim.ui.open = open
  return opened
end

local function links()
  local spec = vim.api.nvim_get_current_buf()
  vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { 'links: ["https://a.b/c?d=ü", https://e.f]' })
  local first = follow('links: \\["htt\\zsps')
  step('gx follows a link', vim.deep_equal(first, { 'https://a.b/c?d=%C3%BC' }), first)
  local second = follow('https:\\zs//e')
  step('and another one beside it', vim.deep_equal(second, { 'https://e.f' }), second)
  vim.api.nvim_buf_set_lines(buffer, -2, -1, false, {})
  go('component: \\zsstepper')
  keys('gx')
  local opened = wait(function()
    return vim.bo.filetype == 'markdown'
  end)
  step('gx on the component opens its guideline', opened, vim.api.nvim_buf_get_name(0))
  keys('<C-o>')
  step('and one key leads back from there', vim.api.nvim_get_current_buf() == spec)
end

--- The types of the tokens at a pattern, and the colour that the syntax gives to it without them.
local function colour(pattern)
  go(pattern)
  local place = vim.api.nvim_win_get_cursor(0)
  local tokens
  wait(function()
    tokens = vim.lsp.semantic_tokens.get_at_pos(buffer, place[1] - 1, place[2]) or {}
    return #tokens > 0
  end)
  local groups = vim.tbl_map(function(item)
    return (vim.api.nvim_get_hl(0, { name = item.hl_group }).link or ''):gsub('%.yaml%.a11y$', '')
  end, vim.inspect_pos(buffer, place[1] - 1, place[2], { syntax = true }).syntax)
  return vim.tbl_map(function(token)
    return '@lsp.type.' .. token.type
  end, tokens), groups
end

local function colours()
  vim.cmd.syntax('on')
  vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { '# a11y-spec: allow role-expected' })
  settled('unused-allow')
  for pattern, wanted in pairs({
    ['component: \\zsstepper'] = '@lsp.type.interface',
    ['^  \\zsios:'] = '@lsp.type.namespace',
    ['framework: \\zsuikit'] = '@lsp.type.namespace',
    ['{\\zslabel}'] = '@lsp.type.variable',
    ['allow \\zsrole-expected'] = '@lsp.type.decorator',
  }) do
    local types, groups = colour(pattern)
    local both = vim.tbl_contains(types, wanted) and vim.tbl_contains(groups, wanted)
    step(('server and syntax agree on %s'):format(wanted), both, { pattern, types, groups })
  end
  local types = colour('role: \\zsbutton')
  step('the server alone knows a role', vim.deep_equal(types, { '@lsp.type.type' }), types)
  go('^label')
  local plain = vim.lsp.semantic_tokens.get_at_pos()
  step('a plain key has no token', plain == nil or #plain == 0, plain)
  vim.api.nvim_buf_set_lines(buffer, -2, -1, false, {})
  step('and the spec is clean yet again', settled(), shown(diagnostics()))
end

--- What stands above the lines, and what is copied from there.
local function lenses()
  if not vim.lsp.codelens.enable then
    return
  end
  client.settings = { ['a11y-spec'] = { ['code-lens'] = true } }
  client:notify('workspace/didChangeConfiguration', { settings = client.settings })
  local answer
  wait(function()
    local params = { textDocument = vim.lsp.util.make_text_document_params(buffer) }
    answer = client:request_sync('textDocument/codeLens', params, 1000, buffer)
    return answer and answer.result and #answer.result > 0
  end)
  local titles = vim.tbl_map(function(lens)
    return lens.command.title
  end, answer and answer.result or {})
  local says = vim.tbl_contains(titles, 'VoiceOver says first: Tickets, 3, Increment, Button')
  step('a code lens tells what is said first', says, titles)
  for _, lens in ipairs(answer and answer.result or {}) do
    if lens.command.command == 'a11y-spec.copyAsText' then
      client:exec_cmd(lens.command, { bufnr = buffer })
    end
  end
  local copied = wait(function()
    local text = vim.fn.getreg('"')
    return text:find('iOS (VoiceOver)', 1, true) and text
  end)
  step('and one copies the announcements', copied ~= nil, copied or vim.fn.getreg('"'))
  client.settings = {}
  client:notify('workspace/didChangeConfiguration', { settings = client.settings })
end

--- What is asked of all specs below the folder.
local function workspace()
  local folder = vim.fs.dirname(vim.api.nvim_buf_get_name(0))
  client:notify('workspace/didChangeWorkspaceFolders', {
    event = { added = { { uri = vim.uri_from_fname(folder), name = 'specs' } }, removed = {} },
  })
  local symbols = client:request_sync('workspace/symbol', { query = 'stepper' }, 3000)
  local files = {}
  for _, symbol in ipairs(symbols and symbols.result or {}) do
    files[vim.fs.basename(vim.uri_to_fname(symbol.location.uri))] = true
  end
  step('symbols of specs that are not open', files['unclosed.a11y.yaml'], files)
  step('diagnostics of open documents alone', not client:supports_method('workspace/diagnostic'))
end

--- Which files the server is told of and speaks about, whatever they are called.
local function other_names()
  local folder = vim.fs.dirname(vim.api.nvim_buf_get_name(0))
  local function open(name, text)
    vim.cmd.edit(vim.fs.joinpath(folder, name))
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, '\n'))
    vim.lsp.buf_attach_client(0, client.id)
    local found = wait(function()
      local all = vim.diagnostic.get(0)
      return #all > 0 and all
    end, 1500) or {}
    vim.cmd('bwipeout!')
    return vim.tbl_map(function(item)
      return item.code
    end, found)
  end
  local none = open('values.yaml', 'role: slider\nreplicas: two: three')
  step('plain YAML is no spec and stays silent', #none == 0, none)
  local found = open('other.yaml', 'component: stepper\nlabel: Heat\nplatforms: { ios: { role: slider } }')
  step('a spec of another name is one', vim.tbl_contains(found, 'role-expected'), found)
end

local function unclosed_quote()
  local folder = vim.fs.dirname(vim.api.nvim_buf_get_name(0))
  vim.cmd.edit(vim.fs.joinpath(folder, 'unclosed.a11y.yaml'))
  buffer = vim.api.nvim_get_current_buf()
  wait(function()
    return #vim.lsp.get_clients({ bufnr = buffer }) > 0
  end)
  local problems = wait(function()
    local found = diagnostics()
    return #found > 0 and found
  end) or {}
  step('an unclosed quote is reported', #vim.tbl_filter(function(item)
    return vim.startswith(tostring(item.code), 'yaml-')
  end, problems) > 0, shown(problems))

  local before, after = hover('role:'), hover('states:')
  step('hover before it', editor.contains(before, BUTTON), before)
  step('hover after it', editor.contains(after, DIMMED), after)

  local found = symbols()
  local missing = vim.tbl_filter(function(name)
    return not table.concat(found, '\n'):find('%] ' .. name)
  end, { 'Stepper', 'iOS', 'states', 'Android' })
  step('symbols before and after it', #missing == 0, found)

  go('label:')
  keys('oact')
  local first = complete('actions')
  step('completion before it', first ~= nil, first and first.text)
  keys('<C-e><Esc>u')
  go('framework: views')
  keys('oele')
  local second = complete('element')
  step('completion after it', second ~= nil, second and second.text)
  keys('<C-e><Esc>u')
end

local function configuration_file()
  local folder = vim.fs.dirname(vim.api.nvim_buf_get_name(0))
  vim.cmd.edit(vim.fs.joinpath(folder, 'configuration', '.a11y-spec.yaml'))
  buffer = vim.api.nvim_get_current_buf()
  local found = wait(function()
    local all = diagnostics()
    return #all > 0 and all
  end) or {}
  step('the configuration file is checked', #found == 1 and found[1].end_col == 5, shown(found))
end

--- Starts the server anew, as the plugin's README tells it.
local function restart()
  -- The folder of the configuration has a server of its own.
  local before = vim.lsp.get_clients({ bufnr = buffer, name = 'a11y_spec' })[1].id
  if vim.fn.has('nvim-0.12') == 1 then
    vim.cmd('lsp restart a11y_spec')
  else
    vim.lsp.stop_client(vim.lsp.get_clients({ name = 'a11y_spec' }))
    vim.cmd.edit()
  end
  local new = wait(function()
    local found = vim.lsp.get_clients({ bufnr = buffer, name = 'a11y_spec' })[1]
    return found and found.id ~= before and found.initialized and found
  end)
  step('the server starts anew', new ~= nil)
  client = new or client
  local known = wait(function()
    return #diagnostics() > 0
  end)
  step('and knows the document', known, shown(diagnostics()))
end

local function shutdown()
  exit = nil
  local pull = client.server_capabilities.diagnosticProvider ~= nil
  local channel = ('pull %s, %d pushed'):format(pull, traffic.published)
  step('one channel for diagnostics', pull == (traffic.published == 0), channel)
  client:stop()
  wait(function()
    return exit
  end)
  step('the server ends with code 0', exit and exit.code == 0 and exit.signal == 0, exit)
  local file = io.open(vim.lsp.log.get_filename())
  local log = file and file:read('*a') or ''
  local errors = {}
  for line in log:gmatch('[^\n]+') do
    if vim.startswith(line, '[ERROR]') then
      table.insert(errors, line)
    end
  end
  step("nothing on stderr, no error in Neovim's log", #errors == 0, errors)
end

editor.run(function()
  if not attach() then
    return
  end
  diagnose()
  local text = hover('role:')
  step('hover on `role` quotes the guideline', editor.contains(text, BUTTON), text)
  completion()
  inlay_hints()
  quick_fix()
  local found = symbols()
  step('document symbols', #found > 0, found)
  guideline()
  names()
  links()
  colours()
  lenses()
  workspace()
  other_names()
  unclosed_quote()
  configuration_file()
  restart()
  shutdown()
end, 60000)
