-- Quoted texts of several lines, as far as indentation asks.

--- The quote that is open behind a line, where `quote` is open in front of it.
local function read(line, quote)
  if not quote and not line:find('["\']') then
    return nil
  end
  local index, last, in_brackets = 1, '', false
  while index <= #line do
    local sign = line:sub(index, index)
    local is_free = index == 1 or in_brackets or line:sub(index - 1, index - 1):match('%s')
    local is_first = is_free and last:match(in_brackets and '^[:,%[{]?$' or '^[:%-]?$')
    if quote then
      if sign == '\\' and quote == '"' or line:sub(index, index + 1) == "''" and quote == "'" then
        index = index + 1
      elseif sign == quote then
        quote, last = nil, sign
      end
    elseif sign == '#' and is_free then
      return nil
    elseif sign:match('%S') then
      quote = is_first and sign:match('["\']') or nil
      in_brackets = in_brackets or is_first and sign:match('[%[{]') ~= nil
      last = sign
    end
    index = index + 1
  end
  return quote
end

--- The line in which a quoted text begins that goes on behind a line, and its quote; nil where none
--- does. What goes on is indented by more than the line that it begins in.
return function(last)
  local start, quote, column
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, last, false)) do
    local margin = #line:match('^%s*')
    if quote and line:find('%S') and margin <= column then
      quote = nil
    end
    local is_new = quote == nil
    quote = read(line, quote)
    if is_new and quote then
      start, column = number, margin
    end
  end
  if quote then
    return start, quote
  end
end
