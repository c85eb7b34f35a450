-- Fills the current buffer, a new and empty one, with a spec of a component.

local function tell(notice, level)
  vim.notify('a11y-spec: ' .. notice, vim.log.levels[level])
end

--- Calls `run` with the server of a buffer, as soon as it has one.
local function with_client(buffer, run)
  local running = vim.lsp.get_clients({ bufnr = buffer, name = 'a11y_spec' })[1]
  if running then
    return run(running)
  end
  vim.api.nvim_create_autocmd('LspAttach', {
    buffer = buffer,
    callback = function(event)
      local client = vim.lsp.get_client_by_id(event.data.client_id)
      if client and client.name == 'a11y_spec' then
        run(client)
        return true
      end
    end,
  })
end

local function is_empty(buffer)
  return vim.deep_equal(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), { '' })
end

--- Calls `use` with the component of a name, or with one that is chosen from a list.
local function choose(components, name, use)
  if name == '' then
    return vim.ui.select(components, {
      prompt = 'Which component is the spec about?',
      format_item = function(component)
        return component.title
      end,
    }, use)
  end
  for _, component in ipairs(components) do
    if component.name == name then
      return use(component)
    end
  end
  tell(("no guideline is about '%s'"):format(name), 'ERROR')
end

local METHOD = 'a11y-spec/components'

--- The folder whose guidelines a server is asked for.
local function params(client)
  return { uri = client.root_dir and vim.uri_from_fname(client.root_dir) or vim.NIL }
end

local function ask(buffer, name)
  with_client(buffer, function(client)
    client:request(METHOD, params(client), function(problem, answer)
      if problem then
        return tell(problem.message, 'ERROR')
      end
      choose(answer.components, name, function(component)
        -- Meanwhile somebody may have written something.
        if component and vim.api.nvim_buf_is_valid(buffer) and is_empty(buffer) then
          local lines = vim.split(vim.trim(component.spec), '\n')
          vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
        end
      end)
    end, buffer)
  end)
end

local M = {}

--- Fills the buffer; `name` is that of the component, and empty where it is to be chosen.
function M.fill(name)
  local buffer = vim.api.nvim_get_current_buf()
  -- In an autocommand for new files the file type may not be known yet.
  vim.schedule(function()
    if vim.bo[buffer].filetype == 'yaml.a11y' and is_empty(buffer) then
      ask(buffer, name)
    else
      tell('a spec begins in an empty file, such as `:edit cart.a11y.yaml`', 'WARN')
    end
  end)
end

--- The names of components that begin with what is typed, from any server that runs.
function M.complete(typed)
  local client = vim.lsp.get_clients({ bufnr = 0, name = 'a11y_spec' })[1]
    or vim.lsp.get_clients({ name = 'a11y_spec' })[1]
  local answer = client and client:request_sync(METHOD, params(client), 2000)
  local names = {}
  for _, component in ipairs(answer and answer.result and answer.result.components or {}) do
    if vim.startswith(component.name, typed) then
      table.insert(names, component.name)
    end
  end
  return names
end

return M
