#!/usr/bin/env bash
# A current Neovim in a private folder, with the C library it was built for; the host stays as it is.
#
# usage: neovim.sh PREFIX [SUITE]    prints the path of a runnable nvim
#
# Done once: PREFIX may be kept as a cache, at the same absolute path (the loader's path is in the binary).
# Needs apt-get, dpkg-deb and patchelf. An nvim named by $NVIM is taken as it is.
set -euo pipefail

if [ -n "${NVIM:-}" ]; then
  echo "$NVIM"
  exit 0
fi
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
suite=${2:-forky}
stamp=$prefix/.complete

if [ "$(cat "$stamp" 2> /dev/null)" != "$prefix $suite" ]; then
  rm -rf "${prefix:?}"/{usr,bin,lib,lib64,etc,apt} "$stamp"
  . "$here/private-apt.sh"
  private_apt "$prefix/apt" "$suite"
  apt-get -qq -y --download-only install neovim >&2
  for package in "$prefix"/apt/cache/archives/*.deb; do
    dpkg-deb -x "$package" "$prefix"
  done

  loader=$(find "$prefix/usr/lib" -name 'ld-linux-*.so.*' | head -n 1)
  patchelf --set-interpreter "$loader" --force-rpath --set-rpath "$(dirname "$loader")" \
    "$prefix/usr/bin/nvim"
  # The runtime folder's absolute path is compiled in, so a wrapper names the one that is here.
  mkdir -p "$prefix/bin"
  cat > "$prefix/bin/nvim" <<WRAPPER
#!/bin/sh
export VIMRUNTIME="$prefix/usr/share/nvim/runtime"
exec "$prefix/usr/bin/nvim" "\$@"
WRAPPER
  chmod +x "$prefix/bin/nvim"
  "$prefix/bin/nvim" --version > /dev/null
  rm -rf "$prefix/apt"
  echo "$prefix $suite" > "$stamp"
fi
echo "$prefix/bin/nvim"
