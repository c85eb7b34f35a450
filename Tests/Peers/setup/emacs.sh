#!/usr/bin/env bash
# Emacs 29 or later with yaml-mode, on the host: that of Debian's backports where the host has none.
#
# usage: emacs.sh    prints the version; needs root where something is to be installed
set -euo pipefail

# is_current   whether Eglot, which came with version 29, and yaml-mode are at hand.
is_current() {
  command -v emacs > /dev/null \
    && emacs --batch -f package-initialize --eval '(progn (require (quote eglot)) (require (quote yaml-mode)))' \
      > /dev/null 2>&1
}

if ! is_current; then
  . "$(dirname "$0")/private-apt.sh"
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  . /etc/os-release
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(debian_mirror)" \
    "$VERSION_CODENAME-backports main" > "$folder/sources.list"
  cp /etc/apt/sources.list.d/debian.* "$folder" 2> /dev/null || true
  mkdir -p "$folder/lists/partial"
  # The host's own sources and lists stay as they are.
  apt=(
    apt-get -qq -o "Dir::Etc::SourceList=$folder/sources.list" -o "Dir::Etc::SourceParts=$folder"
    -o "Dir::State::Lists=$folder/lists" -o Acquire::Check-Valid-Until=false -o APT::Sandbox::User=
  )
  "${apt[@]}" update >&2
  DEBIAN_FRONTEND=noninteractive "${apt[@]}" -y --no-install-recommends \
    --target-release "$VERSION_CODENAME-backports" install emacs-nox elpa-yaml-mode > /dev/null
  is_current
fi
emacs --version | head -n 1
