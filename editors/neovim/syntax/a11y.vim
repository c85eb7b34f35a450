" Read behind YAML's own syntax: what the server's semantic tokens say, as far as a line tells it, in
" their colours. It shows before the server has answered, and where there is none.
syntax match a11ySpecComponent /\%(^component: *\)\@<=[[:alnum:]-]\+/ containedin=ALLBUT,yamlComment
syntax match a11ySpecPlatform /\%(^ \{2,4}\)\@<=\%(ios\|android\)\ze:\%(\s\|$\)/ containedin=ALLBUT,yamlComment
syntax match a11ySpecPlatform /\%(\sframework: *\)\@<=\%(uikit\|swiftui\|views\|compose\)\>/
      \ containedin=ALLBUT,yamlComment
syntax match a11ySpecPlaceholder /{\%(label\|name\|value\|index\|count\|state\|role\|hint\|group\)}/
      \ contained containedin=yamlFlowString,yamlPlainScalar,yamlBlockString
syntax match a11ySpecAllowance /\%(#\s*\)\@<=a11y-spec: allow [a-z0-9-]\+\%(\s*,\s*[a-z0-9-]\+\)*/
      \ contained containedin=yamlComment

highlight default link a11ySpecComponent @lsp.type.interface
highlight default link a11ySpecPlatform @lsp.type.namespace
highlight default link a11ySpecPlaceholder @lsp.type.variable.yaml.a11y
highlight default link a11ySpecAllowance @lsp.type.decorator
