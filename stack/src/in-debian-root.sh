#!/bin/sh
# in-debian-root.sh ROOT USER [OUTSIDE:INSIDE ...] -- COMMAND ...
# To be started in a mount namespace of its own (`unshare --mount`), which takes every mount with it when the command ends.
set -eu
root=$1 user=$2
shift 2
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t tmpfs -o mode=0755 tmpfs "$root/run"
while [ "$1" != -- ]; do
  mkdir -p "$root${1#*:}"
  mount --bind "${1%%:*}" "$root${1#*:}"
  shift
done
shift
exec chroot --userspec="$user:$user" "$root" /usr/bin/env -i LANG=C.UTF-8 HOME=/tmp \
  PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
