# Sourced, not run: makes a program of another Debian suite runnable from a private folder.
#
# private_program PREFIX SUITE PACKAGE PATH   unpacks PACKAGE with all its libraries, that suite's C
#                                             library included; the host stays as it is.
#
# Done once: PREFIX may be kept as a cache, at the same absolute path, because the loader's path is
# written into the program. Needs apt-get, dpkg-deb and patchelf; signatures are checked as usual.

. "$(dirname "${BASH_SOURCE[0]}")/private-apt.sh"

private_program() {
  local prefix=$1 suite=$2 package=$3 program=$1/$4 archive loader
  test "$(cat "$prefix/.complete" 2> /dev/null)" = "$prefix $suite" && return
  rm -rf "${prefix:?}"/{usr,bin,lib,lib64,etc,apt,.complete}
  private_apt "$prefix/apt" "$suite"
  apt-get -qq -y --download-only install "$package" >&2
  for archive in "$prefix"/apt/cache/archives/*.deb; do
    dpkg-deb -x "$archive" "$prefix"
  done
  loader=$(find "$prefix/usr/lib" -name 'ld-linux-*.so.*' | head -n 1)
  patchelf --set-interpreter "$loader" --force-rpath --set-rpath "$(dirname "$loader")" "$program"
  rm -rf "$prefix/apt"
  mkdir -p "$prefix/bin"
  echo "$prefix $suite" > "$prefix/.complete"
}

# wrapper FILE LINE...   writes a shell script that has these lines.
wrapper() {
  local file=$1
  shift
  printf '%s\n' '#!/bin/sh' "$@" > "$file"
  chmod +x "$file"
}
