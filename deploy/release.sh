#!/bin/sh
# cenich-release COMMAND: the releases of one host with parts of the shop, as root. Installed as /usr/local/bin/cenich-release;
# roll-out.sh calls it on every host in the right order. See docs/operations/deploy.md.
#   stage           the files of an image come as a tar on standard input and become the release that is next
#   migrate         the database is brought up to what is next
#   back RELEASE    the release before this one becomes the one that is next
#   current, next   say which one that is
#   switch          what is next becomes current; nothing is restarted yet
#   restart PART... they end in good order and start from what is current; returns when all are ready
#   refresh         pages that the cache of this host has kept are drawn anew, behind the backs of visitors
#   list            releases of this host, and which of them is what
set -eu
base=${CENICH_BASE:-/opt/cenich}
host=${CENICH_HOST:-127.0.0.1}
cache=${CENICH_CACHE:-http://127.0.0.1:8080/}
# Releases whose files stay on the host, besides those that something points to.
kept=3
patience_seconds=120
# Balancers have looked at the part that has come back before the next one goes.
settle_seconds=${CENICH_SETTLE:-2}

fail() {
  echo "cenich-release: $*" >&2
  exit 1
}

# The release that `current`, `next` or `previous` is; nothing when there is none.
name_of() {
  [ ! -L "$base/$1" ] || basename "$(readlink "$base/$1")"
}

# In one step: a process that starts just now finds one of the two.
point() {
  ln -sfn "releases/$2" "$base/.$1"
  mv -T "$base/.$1" "$base/$1"
}

stage() {
  new=$base/releases/.new
  rm -rf "$new"
  mkdir -p "$new"
  tar --extract --numeric-owner --directory "$new"
  release=$(sed -n 's/^RELEASE=//p' "$new/app/release.env")
  case $release in '' | *[!A-Za-z0-9._+-]*) fail "This is no image of the shop: it does not say which release it is." ;; esac
  [ "$release" != "$(name_of current)" ] || fail "$release is what runs here."
  rm -rf "$base/releases/$release"
  mv "$new" "$base/releases/$release"
  point next "$release"
  systemctl start cenich-assets@stage.service
}

# A host that has not taken over the release to be left stays where it is.
back() {
  before=$(name_of current)
  [ "$before" != "$1" ] || before=$(name_of previous)
  [ -n "$before" ] || fail "There is no release before $1."
  point next "$before"
}

switch() {
  next=$(name_of next) current=$(name_of current)
  if [ "$next" != "$current" ]; then
    [ -z "$current" ] || point previous "$current"
    point current "$next"
  fi
  touch "$base/releases/$next"
  systemctl start cenich-assets@serve.service
  ls -1t "$base/releases" | tail -n +$((kept + 1)) | while read -r old; do
    case $old in
      "$(name_of current)" | "$(name_of previous)") ;;
      *) rm -rf "${base:?}/releases/$old" ;;
    esac
  done
}

health_of() {
  case $1 in
    storefront) echo "$host:3000" ;;
    admin) echo "$host:3001" ;;
    data) echo "$host:4011" ;;
    public-data) echo "$host:4041" ;;
    services) echo "$host:4002" ;;
    worker) echo "$host:4012" ;;
    images) echo "$host:4003" ;;
    *) fail "There is no part $1." ;;
  esac
}

restart() {
  units= own=
  for part in "$@"; do
    if systemctl cat "cenich-$part.service" > /dev/null 2>&1; then
      units="$units cenich-$part.service" own="$own $part"
    else
      echo "$part does not run on this host."
    fi
  done
  [ -n "$own" ] || return 0
  # Returns when the old processes have ended: they were not ready for as long as balancers need, and what they had begun they have finished.
  # shellcheck disable=SC2086
  systemctl restart $units
  for part in $own; do wait_for "$part"; done
  sleep "$settle_seconds"
}

wait_for() {
  health=$(health_of "$1") release=$(name_of current) deadline=$(($(date +%s) + patience_seconds))
  until [ "$(curl --silent --max-time 3 --output /dev/null --write-out '%{http_code} %header{x-release}' "http://$health/ready")" = "200 $release" ]; do
    [ "$(date +%s)" -lt "$deadline" ] || fail "$1 of $release is not ready after $patience_seconds s."
    sleep 0.5
  done
}

refresh() {
  # Old copies serve until the new ones are there; the code they ask for is kept.
  curl --silent --fail --max-time 5 --output /dev/null --request PURGE --header 'xkey-purge: shell' "$cache" ||
    echo "No cache answers at $cache; pages change when their hour is over."
}

list() {
  for release in "$base"/releases/*; do
    name=$(basename "$release") is=
    for link in next current previous; do [ "$(name_of "$link")" != "$name" ] || is="$is $link"; done
    echo "$name$is"
  done
}

command=${1:-}
case $command in
  stage | switch | refresh | list) "$command" ;;
  current | next) name_of "$command" ;;
  back) back "${2:?Which release is left?}" ;;
  migrate) systemctl start cenich-migrate.service ;;
  restart)
    shift
    [ $# -gt 0 ] || fail "Which part?"
    restart "$@"
    ;;
  *) sed -n '2,11s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
esac
