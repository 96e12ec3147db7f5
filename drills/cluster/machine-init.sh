#!/bin/bash
# machine-init.sh ROOT FOLDER DISK BACKUPS ENGINE...
# The first process of a machine of the drill, in namespaces of its own: when it ends, all others, the network and every mount end with
# it, as by a power cut. The packages are shared and read-only, what is written over them is lost with the machine; the disk stays.
# Engines that end are started again after a second, as systemd would; a file /run/hold-ENGINE keeps one from it.
set -eu
root=$1 folder=$2 disk=$3 backups=$4
shift 4
layer=$folder/layer inside=$folder/layer/root
mkdir -p "$layer"
mount -t tmpfs -o mode=755 tmpfs "$layer"
mkdir "$layer/upper" "$layer/work" "$inside"
mount -t overlay overlay -o "lowerdir=$root,upperdir=$layer/upper,workdir=$layer/work" "$inside"
mount -t proc proc "$inside/proc"
mount --rbind /dev "$inside/dev"
mount -t tmpfs -o mode=1777 tmpfs "$inside/dev/shm"
mount -t tmpfs -o mode=755 tmpfs "$inside/run"
mount -t tmpfs -o mode=1777 tmpfs "$inside/tmp"
mkfifo -m 666 "$inside/run/watchdog"
mkdir -p "$inside/run/cenich" "$inside/run/cenich-edge" "$inside/etc/haproxy/certs" "$inside/var/lib/cenich" "$inside/srv/backup" "$inside/opt/files"
mount --bind "$backups" "$inside/srv/backup"
if [ "$disk" != none ]; then
  # The loop of a machine that has just lost its power may need a moment.
  for _ in $(seq 50); do mount -o loop "$disk" "$inside/var/lib/cenich" && break || sleep 0.2; done
  mkdir -p "$inside/var/lib/cenich/etcd"
  chroot "$inside" chown postgres:postgres /var/lib/cenich
  chroot "$inside" chown etcd:etcd /var/lib/cenich/etcd
  chmod 700 "$inside/var/lib/cenich/etcd"
fi
chroot "$inside" chown postgres:postgres /run/cenich /srv/backup
cp -r "$folder/files/." "$inside/opt/files"
chroot "$inside" sh /opt/files/install.sh
ip link set lo up
until ip -o -4 address show | grep -qv '127\.0\.0\.1'; do sleep 0.1; done
if [ -e "$inside/etc/sysctl.d/60-cenich-node.conf" ]; then sysctl --quiet --load "$inside/etc/sysctl.d/60-cenich-node.conf"; fi

as() {
  local user=$1
  shift
  chroot --userspec="$user:$user" "$inside" /usr/bin/env -i HOME=/tmp LANG=C.UTF-8 \
    PATH=/usr/lib/postgresql/17/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
run() {
  case $1 in
    etcd) as etcd sh -c 'set -a; . /etc/default/etcd; exec etcd' ;;
    patroni) as postgres patroni /etc/patroni/config.yml ;;
    haproxy) as root haproxy -db -f /etc/haproxy/haproxy.cfg ;;
    edge) as root haproxy -W -f /etc/haproxy/edge.cfg -p /run/cenich-edge/pid ;;
    pgbouncer) as postgres pgbouncer /etc/pgbouncer/pgbouncer.ini ;;
  esac
}
keep() {
  while :; do
    [ -e "$inside/run/hold-$1" ] || run "$1" >> "$folder/$1.log" 2>&1 || true
    sleep 1
  done
}
touch "$folder/ready"
for engine in "$@"; do keep "$engine" < /dev/null & done
# Until whoever started the machine is gone.
cat > /dev/null
