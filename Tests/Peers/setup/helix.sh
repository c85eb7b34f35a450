#!/usr/bin/env bash
# A current Helix in a private folder.
#
# usage: helix.sh PREFIX [SUITE]    prints the folder of a runnable hx
set -euo pipefail

. "$(dirname "$0")/private-program.sh"
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
private_program "$prefix" "${2:-forky}" hx usr/lib/hx/hx
wrapper "$prefix/bin/hx" \
  "export HELIX_RUNTIME=\"$prefix/usr/lib/hx/runtime\"" \
  "exec \"$prefix/usr/lib/hx/hx\" \"\$@\""
"$prefix/bin/hx" --version > /dev/null
echo "$prefix/bin"
