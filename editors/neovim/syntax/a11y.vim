" Read behind YAML's own syntax: what a phrase has filled in, such as `{label}`.
syntax match a11ySpecPlaceholder /{\l\+\%(-\l\+\)*}/ contained
      \ containedin=yamlFlowString,yamlPlainScalar,yamlBlockString
highlight default link a11ySpecPlaceholder Special
