#!/usr/bin/env bash
# The client library of VS Code, `vscode-languageclient`, as one file: with npm the version that the
# extension is made with, else that of Debian's source package.
#
# usage: vscode-client.sh PREFIX [SUITE]    prints the path of the bundle
#
# Done once: PREFIX may be kept as a cache.
# Needs esbuild; without npm apt-get and the Debian packages node-semver and node-minimatch, too.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
suite=${2:-forky}
bundle=$prefix/languageclient.js

# pack FILE OPTION...   writes all that a module needs into one file.
pack() {
  NODE_PATH=/usr/share/nodejs esbuild "$@" --bundle --platform=node --target=node18 \
    --external:vscode --log-level=error --outfile="$prefix/bundle.tmp.js" >&2
}

. "$here/npm.sh"

# from_npm   leaves the version in a file, too; fails where there is no npm, or nothing answers it.
from_npm() {
  local manifest=$here/../../../editors/vscode/package.json wanted
  npm_answers || return
  wanted=$(node -p 'require(process.argv[1]).devDependencies["vscode-languageclient"]' "$manifest")
  npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$prefix/source" \
    "vscode-languageclient@$wanted" > /dev/null 2>&1 || return
  local library=$prefix/source/node_modules/vscode-languageclient
  pack "$library/node.js" || return
  node -p 'require(process.argv[1]).version' "$library/package.json" > "$prefix/version"
}

from_debian() {
  . "$here/private-apt.sh"
  private_apt "$prefix/apt" "$suite"
  # The upstream archive alone: Debian's patches concern its own way of building.
  (cd "$prefix/apt" && apt-get -qq source --tar-only node-vscode-lsp >&2)
  tar -xf "$prefix"/apt/node-vscode-lsp_*.orig.tar.* -C "$prefix/source" --strip-components 1

  cat > "$prefix/source/bundle.json" <<'CONFIG'
{
  "compilerOptions": {
    "target": "ES2020",
    "baseUrl": ".",
    "paths": {
      "vscode-jsonrpc": ["./jsonrpc/src/node/main.ts"],
      "vscode-jsonrpc/node": ["./jsonrpc/src/node/main.ts"],
      "vscode-languageserver-protocol": ["./protocol/src/node/main.ts"],
      "vscode-languageserver-protocol/node": ["./protocol/src/node/main.ts"],
      "vscode-languageserver-types": ["./types/src/main.ts"]
    }
  }
}
CONFIG
  (cd "$prefix/source" && pack client/src/node/main.ts --tsconfig=bundle.json)
  sed -n 's/^\t"version": //p' "$prefix/source/client/package.json" | tr -d '",' > "$prefix/version"
}

if [ ! -f "$bundle" ]; then
  rm -rf "${prefix:?}"/{apt,source}
  mkdir -p "$prefix/source"
  from_npm || from_debian
  mv "$prefix/bundle.tmp.js" "$bundle"
  rm -rf "$prefix/apt" "$prefix/source"
fi
echo "vscode-languageclient $(cat "$prefix/version")" >&2
echo "$bundle"
