#!/usr/bin/env bash
# A current Neovim in a private folder.
#
# usage: neovim.sh PREFIX [SUITE]    prints the path of a runnable nvim
#
# An nvim named by $NVIM is taken as it is.
set -euo pipefail

if [ -n "${NVIM:-}" ]; then
  echo "$NVIM"
  exit 0
fi
. "$(dirname "$0")/private-program.sh"
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
private_program "$prefix" "${2:-forky}" neovim usr/bin/nvim
# The runtime folder's absolute path is compiled in, so the wrapper names the one that is here.
wrapper "$prefix/bin/nvim" \
  "export VIMRUNTIME=\"$prefix/usr/share/nvim/runtime\"" \
  "exec \"$prefix/usr/bin/nvim\" \"\$@\""
"$prefix/bin/nvim" --version > /dev/null
echo "$prefix/bin/nvim"
