// Compiles the regular expressions of JSON Schemas as VS Code and other editors do: as those of
// ECMAScript in Unicode mode, which refuses escapes that mean nothing.
//
// usage: node patterns.js SCHEMA.json...    exit 1 with the places of those that do not compile
'use strict'

const fs = require('fs')

// patterns(schema, place) yields [place, pattern] for each expression below a place.
function* patterns(schema, place) {
  if (schema === null || typeof schema !== 'object') return
  if (typeof schema.pattern === 'string') yield [`${place}/pattern`, schema.pattern]
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'patternProperties') {
      for (const pattern of Object.keys(value)) yield [`${place}/${key}`, pattern]
    }
    yield* patterns(value, `${place}/${key}`)
  }
}

// fault(pattern) is undefined, or says why an expression does not compile.
function fault(pattern) {
  try {
    new RegExp(pattern, 'u')
  } catch (error) {
    return error.message
  }
}

for (const file of process.argv.slice(2)) {
  let count = 0
  for (const [place, pattern] of patterns(JSON.parse(fs.readFileSync(file, 'utf8')), '')) {
    count += 1
    const message = fault(pattern)
    if (message === undefined) continue
    console.error(`${file}#${place}: ${message}`)
    process.exitCode = 1
  }
  console.log(`${file}: ${count} regular expressions`)
}
