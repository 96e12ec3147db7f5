#!/bin/sh
# restore-check.sh FOLDER [MOMENT [REPOSITORY]]: brings the newest backup (or the state at MOMENT, such as
# "2026-11-15 15:41:39+00") into FOLDER, starts it there beside everything else, asks every truth and prints what it found.
# Ends with 0 only when all of them hold. KEEP=1 leaves the server running. Installed as /usr/local/bin/cenich-restore-check.
set -eu
folder=$1 moment=${2:-} repository=${3:-1} port=${PORT:-5419} sockets=${SOCKETS:-/tmp/cenich-restore}
bin=/usr/lib/postgresql/17/bin
rm -rf "$folder"
mkdir -p -m 700 "$folder" "$sockets"
began=$(date +%s.%N)
if [ -n "$moment" ]; then
  set -- --type=time "--target=$moment" --target-action=promote
else
  # To the end of what was archived: the log is tried as well as the backup.
  set -- --type=default
fi
pgbackrest --stanza=cenich --repo="$repository" --pg1-path="$folder" --archive-mode=off "$@" restore
restored=$(date +%s.%N)
# The copy comes with the settings of its original: it must neither archive beside it nor wait for its standby.
echo 'local all all peer
host all all all scram-sha-256' > "$folder/cenich.hba"
"$bin/pg_ctl" --pgdata="$folder" --wait --timeout=3600 --log="$folder/server.log" start --options="-p $port \
  -c listen_addresses=${LISTEN:-} -c unix_socket_directories=$sockets -c hba_file=$folder/cenich.hba \
  -c hot_standby=off -c archive_mode=off -c synchronous_standby_names= -c primary_conninfo= -c shared_buffers=128MB" > /dev/null
ask() { "$bin/psql" --host="$sockets" --port="$port" --dbname=shop --no-psqlrc --tuples-only --no-align --command="$1"; }
# It says that it runs before the last of the log is read.
until [ "$(ask 'select pg_is_in_recovery()' 2> /dev/null)" = f ]; do
  "$bin/pg_ctl" --pgdata="$folder" status > /dev/null || { tail "$folder/server.log" >&2; exit 1; }
  sleep 0.2
done
ready=$(date +%s.%N)
found=$(ask "select json_build_object('orders', (select count(*) from shop.orders), 'customers', (select count(*) from shop.customers),
  'bytes', pg_database_size('shop'), 'truths', count(*), 'violations', sum(violations),
  'broken', coalesce(jsonb_agg(jsonb_build_object('name', name, 'samples', samples)) filter (where violations > 0), '[]'),
  'restoreSeconds', round($restored - $began, 1), 'recoverySeconds', round($ready - $restored, 1)) from internal.check_truths()")
if [ -z "${KEEP:-}" ]; then
  "$bin/pg_ctl" --pgdata="$folder" --mode=fast --wait stop > /dev/null
  rm -rf "$folder"
fi
echo "$found"
case $found in *'"violations" : 0,'*) ;; *) exit 1 ;; esac
