-- The indentation of a new line, the same as in VS Code.
local begin_of_quoted = require('a11y_spec.quotes')

--- A line without its comment, with a word in place of each quoted text.
local function plain(line)
  local quoted = line:gsub('"[^"]*"', 'text'):gsub("'[^']*'", 'text')
  return vim.trim(quoted:gsub('^%s*#.*$', ''):gsub('%s#.*$', ''))
end

--- Whether what is below belongs to a line: behind a key without a value, or `|` and `>`.
local function is_open(text)
  local header = text:gsub('[|>][-+%d]*$', '')
  if header ~= text and header:match('^[-%s]*$') then
    return true
  end
  local key = vim.trim(header:match('%s$') and header or text)
  while key:match('%s[&!]%S*$') do
    key = vim.trim(key:gsub('%s[&!]%S*$', ''))
  end
  return key:match(':$') ~= nil
end

--- Whether a line ends within brackets that it opens.
local function is_within_brackets(text)
  local _, opened = text:gsub('[%[{]', '')
  local _, closed = text:gsub('[%]}]', '')
  return opened > closed and text:match(',$') ~= nil
end

--- The column in which a line begins: one step more below what is open; below a list item that of
--- its first key. A quoted text goes on in one column. What is being written never moves, except a
--- bracket that closes; and what stands there never does, because in YAML its column is what it says
--- (`=` leaves it to formatting).
return function(number)
  if vim.fn.mode() ~= 'i' and vim.fn.getline(number):match('%S') then
    return -1
  end
  local above = vim.fn.prevnonblank(number - 1)
  if above == 0 then
    return 0
  end
  local start, quote = begin_of_quoted(above)
  if start and start < above then
    return vim.fn.indent(above)
  end
  local line = vim.fn.getline(above)
  local before, closed = begin_of_quoted(above - 1)
  if before then
    above, line = before, vim.fn.getline(before) .. closed
  end
  local step, width = vim.fn.shiftwidth(), vim.fn.indent(above)
  local text = plain(line .. (quote or ''))
  local dash, item = text:match('^(%-%s+)(.*)$')
  item = item or text
  local is_key = (item .. ' '):match('^[^%[{%s][^%[{]-:%s') ~= nil
  if dash and (is_key or start) then
    width = width + #dash
  end
  if start then
    return (is_key or item:match('^[%[{]')) and width + step or width
  end
  if vim.fn.getline(number):match('^%s*[%]}]') then
    return item:match('[%[{]$') and width or math.max(0, width - step)
  end
  if item:match('[%[{]$') then
    return width + step
  end
  if dash and not is_key and is_within_brackets(item) then
    width = width + #dash
  end
  return (is_open(item) or is_within_brackets(item)) and width + step or width
end
