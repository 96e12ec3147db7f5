#!/bin/sh
# roll-out.sh deploy TAR HOST...    a release on every host with parts of the shop, without a request that fails
# roll-out.sh back HOST...          the release before it, with the database as it is
# TAR holds the files of an image (`pnpm image <file>`). Hosts are reached by ssh as root; cenich-release is installed there
# (deploy/release.sh). What each step is for: docs/operations/deploy.md.
set -eu
# Who is asked before who asks: pages never meet a service that is older than they are, on the way there and on the way back. Those of one
# wave do not ask each other; they are restarted together, on one host at a time.
ASKED="images data public-data services worker"
ASKING="storefront admin"

usage() {
  sed -n '2,5s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

on() {
  ${CENICH_ON:-ssh} "$@"
}

each() {
  for name in $hosts; do
    echo "$name: $*"
    on "$name" cenich-release "$@" < /dev/null
  done
}

ask() {
  on "$1" cenich-release "$2" < /dev/null
}

tell() {
  code=$?
  [ "$code" -eq 0 ] || echo "Stopped. $state" >&2
  exit "$code"
}

way=${1:-}
case $way in
  deploy) [ $# -ge 3 ] || usage; tar=$2; shift 2 ;;
  back) [ $# -ge 2 ] || usage; shift ;;
  *) usage ;;
esac
hosts=$*
state="Nothing has changed for anybody."
trap tell EXIT

if [ "$way" = deploy ]; then
  # Everywhere first: a page of the new release may ask any host for its code.
  for name in $hosts; do
    echo "$name: stage"
    on "$name" cenich-release stage < "$tar"
  done
  state="The database has been migrated, maybe in part; the release that runs works with it."
  echo "$1: migrate"
  on "$1" cenich-release migrate < /dev/null
else
  # What all run is left; where a roll has stopped half-way, what it was to be.
  left=$(ask "$1" current)
  for name in $hosts; do [ "$(ask "$name" current)" = "$left" ] || left=$(ask "$1" next); done
  each back "$left"
fi
for name in $hosts; do
  next=$(ask "$name" next)
  [ "${agreed:=$next}" = "$next" ] || { echo "$name would go to $next, others to $agreed." >&2 && exit 1; }
done
state="Some parts may run the other release; customers are served. See why, then \`roll-out.sh back $hosts\`."
each switch
# shellcheck disable=SC2086
if [ "$way" = deploy ]; then
  each restart $ASKED
  each restart $ASKING
else
  each restart $ASKING
  each restart $ASKED
fi
each refresh
