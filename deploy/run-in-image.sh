#!/bin/sh
# run-in-image.sh ROOT FOLDER [HOST:INSIDE ...] -- COMMAND ...
# One part of the image as production runs it: its root read-only, only the named places from outside, no rights. To be started in
# a mount namespace of its own (`unshare --mount`), which takes every mount with it when the part ends.
set -eu
root=$1 folder=$2
shift 2
mount --bind "$root" "$root"
while [ "$1" != -- ]; do
  mount --bind "${1%%:*}" "$root${1#*:}"
  shift
done
shift
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
exec chroot --userspec=10001:10001 "$root" /usr/bin/env -C "$folder" "$@"
