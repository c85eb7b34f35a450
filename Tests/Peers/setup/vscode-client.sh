#!/usr/bin/env bash
# The client library of VS Code, `vscode-languageclient`, bundled from Debian's source package of it.
#
# usage: vscode-client.sh PREFIX [SUITE]    prints the path of the bundle
#
# Done once: PREFIX may be kept as a cache.
# Needs apt-get, esbuild, and the Debian packages node-semver and node-minimatch.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
suite=${2:-forky}
bundle=$prefix/languageclient.js

if [ ! -f "$bundle" ]; then
  rm -rf "${prefix:?}"/{apt,source}
  mkdir -p "$prefix/source"
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
  cd "$prefix/source"
  NODE_PATH=/usr/share/nodejs esbuild client/src/node/main.ts --bundle --platform=node \
    --target=node18 --external:vscode --tsconfig=bundle.json --log-level=error \
    --outfile="$prefix/bundle.tmp.js" >&2
  sed -n 's/^\t"version": //p' client/package.json | tr -d '",' > "$prefix/version"
  mv "$prefix/bundle.tmp.js" "$bundle"
  rm -rf "$prefix/apt" "$prefix/source"
fi
echo "vscode-languageclient $(cat "$prefix/version")" >&2
echo "$bundle"
