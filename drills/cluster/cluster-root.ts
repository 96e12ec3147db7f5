import { ensureDebianRoot } from '@shop/stack/debian-root'

const PACKAGES = [
  ...['postgresql-17', 'patroni', 'python3-etcd', 'etcd-server', 'etcd-client', 'pgbouncer', 'haproxy', 'pgbackrest'],
  ...['procps', 'iproute2', 'curl', 'ca-certificates'],
]

/** Debian 13 with every engine of the cluster, in a folder: that of `CLUSTER_ROOT`, or one made once and kept. */
export async function openClusterRoot(): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error('Namespaces, file systems and networks of the drill need root.')
  return process.env.CLUSTER_ROOT || ensureDebianRoot(PACKAGES)
}
