# Sourced, not run: gives a script the packages of any Debian suite without touching the host's apt.
#
# private_apt STATE SUITE   makes `apt-get` of the calling shell work on SUITE alone, with its lists
#                           and archives under STATE; signatures are checked as usual, no root needed.
# debian_mirror              prints the mirror that the host itself is installed from.

debian_mirror() {
  local mirror
  mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' 'Origin: Debian' \
    | awk '$2 !~ /-/ { print $1; exit }')
  if [ -z "$mirror" ]; then
    echo "debian_mirror: no Debian mirror is known; run 'apt-get update' first" >&2
    return 1
  fi
  echo "$mirror"
}

private_apt() {
  local state suite mirror architecture
  mkdir -p "$1"
  state=$(cd "$1" && pwd)
  suite=$2
  mirror=$(debian_mirror)
  architecture=$(dpkg --print-architecture)

  mkdir -p "$state"/{lists/partial,cache/archives/partial,preferences.d,apt.conf.d}
  : > "$state/status"
  for kind in deb deb-src; do
    echo "$kind [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $suite main"
  done > "$state/sources.list"
  # Indexes of testing expire after a week, and a mirror may be older than that.
  cat > "$state/apt.conf" <<CONF
Dir::State "$state";
Dir::State::lists "$state/lists";
Dir::State::status "$state/status";
Dir::Cache "$state/cache";
Dir::Etc::SourceList "$state/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::Etc::Parts "$state/apt.conf.d";
Dir::Etc::PreferencesParts "$state/preferences.d";
APT::Architecture "$architecture";
APT::Architectures { "$architecture"; };
APT::Install-Recommends "false";
APT::Sandbox::User "";
Acquire::Check-Valid-Until "false";
Acquire::Languages "none";
Acquire::Retries "3";
Debug::NoLocking "true";
CONF
  export APT_CONFIG=$state/apt.conf
  apt-get -qq update >&2
}
