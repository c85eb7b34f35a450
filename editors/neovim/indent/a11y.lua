-- Read behind YAML's own indentation, which moves a line while a key is typed in it.
vim.bo.indentexpr = "v:lua.require'a11y_spec.indent'(v:lnum)"
vim.bo.indentkeys = 'o,O,0},0]'
