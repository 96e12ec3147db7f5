import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../.local/cluster-root')
const PACKAGES = [
  ...['postgresql-17', 'patroni', 'python3-etcd', 'etcd-server', 'etcd-client', 'pgbouncer', 'haproxy', 'pgbackrest'],
  ...['openssl', 'procps', 'iproute2', 'curl', 'ca-certificates'],
]

/** Debian 13 with every engine of the cluster, in a folder: that of `CLUSTER_ROOT`, or one made here and kept. */
export function openClusterRoot(): string {
  if (process.getuid?.() !== 0) throw new Error('Namespaces, file systems and networks of the drill need root.')
  const given = process.env.CLUSTER_ROOT
  if (given) return given
  if (!existsSync(ROOT)) makeRoot()
  return ROOT
}

function makeRoot(): void {
  console.log('making a root with the engines of the cluster; it takes some minutes, once')
  if (!isInstalled('mmdebstrap')) execFileSync('apt-get', ['install', '--yes', 'mmdebstrap'], { stdio: 'inherit' })
  // Half a root must not pass for a whole one.
  const unfinished = `${ROOT}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(ROOT), { recursive: true })
  execFileSync('mmdebstrap', ['--variant=minbase', `--include=${PACKAGES.join(',')}`, 'trixie', unfinished], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  renameSync(unfinished, ROOT)
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)))
}
