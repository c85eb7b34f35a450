-- What `:checkhealth a11y_spec` tells.
local health = vim.health

local function check_program(config)
  local name = type(config.cmd) == 'table' and config.cmd[1]
  if not name then
    return health.info('`cmd` is a function of yours')
  end
  local path = vim.fn.exepath(name)
  if path == '' then
    return health.error(("'%s' was not found"):format(name), {
      'Unpack the archive of your platform, and put its `bin` folder in your PATH.',
      "Or say where it is: vim.lsp.config('a11y_spec', { cmd = { '/path/to/a11y-spec', 'serve' } })",
    })
  end
  local ran, result = pcall(function()
    return vim.system({ path, '--version' }, { text = true }):wait(5000)
  end)
  if ran and result.code == 0 then
    health.ok(('%s (%s)'):format(vim.trim(result.stdout), path))
  else
    health.error(("'%s' cannot be run: %s"):format(path, ran and result.stderr or result))
  end
end

local function check_buffer(buffer)
  local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ':~:.')
  local clients = vim.lsp.get_clients({ bufnr = buffer })
  local others = {}
  for _, client in ipairs(clients) do
    if client.name ~= 'a11y_spec' then
      table.insert(others, client.name)
    end
  end
  if #others == #clients then
    health.warn(('no server is attached to %s'):format(name), 'See `:messages` and `:edit` it again.')
  else
    health.ok(('the server is attached to %s'):format(name))
  end
  if #others > 0 then
    health.warn(('so is %s'):format(table.concat(others, ', ')), "Leave 'yaml.a11y' out of its `filetypes`.")
  end
end

local M = {}

function M.check()
  health.start('a11y-spec')
  if vim.fn.has('nvim-0.11') == 0 then
    return health.error('Neovim 0.11 or later is needed')
  end
  health.ok(('Neovim %s'):format(tostring(vim.version())))
  check_program(vim.lsp.config.a11y_spec)
  if vim.lsp.is_enabled and not vim.lsp.is_enabled('a11y_spec') then
    health.error('the server is not enabled', "Put vim.lsp.enable('a11y_spec') in your init.lua.")
  end
  if not vim.o.completeopt:find('noselect') then
    local advice = 'Without it the first item of a list is written into the text.'
    health.warn("'completeopt' is without `noselect`", advice)
  end
  if not vim.diagnostic.config().severity_sort then
    health.warn('`severity_sort` is off', 'Without it a line with an error and a hint shows as a hint.')
  end
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and vim.bo[buffer].filetype == 'yaml.a11y' then
      check_buffer(buffer)
    end
  end
end

return M
