import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterSecrets } from './cluster-secrets.ts'
import { fillTemplate } from './fill-template.ts'
import { EDGE_PORTS, type Host, type Hosts, PROXY_PORTS, type Repository } from './hosts.ts'
import { toPartDoors } from './part-doors.ts'
import { toScrapeJobs } from './scrape-jobs.ts'

export interface ClusterFile {
  /** The name of the host it belongs to. */
  host: string
  /** Where the packages of Debian look for it. */
  path: string
  text: string
  /** Nobody else may read it, most of them hold a password; what belongs to root everybody may. */
  owner: 'postgres' | 'etcd' | 'haproxy' | 'prometheus' | 'root'
}

type Values = Readonly<Record<string, string | readonly string[]>>
type Template = Pick<ClusterFile, 'path' | 'owner'> & { file: string }

const TEMPLATES = join(import.meta.dirname, '../../cluster')
/** The key of each repository, and how many full backups stay in it. */
const KEPT = {
  near: { cipher: 'nearCipher', full: 2 },
  far: { cipher: 'farCipher', full: 4 },
} as const

/** Every file of every host, from the table of hosts. */
export function renderCluster(hosts: Hosts, secrets: ClusterSecrets): ClusterFile[] {
  return [
    ...hosts.nodes.flatMap((node) =>
      renderAll(node, NODE_FILES, { ...secrets, ...toNodeValues(node, hosts, secrets) }),
    ),
    ...hosts.apps.flatMap((app) => renderAll(app, APP_FILES, { ...secrets, ...toAppValues(app, hosts) })),
    ...renderAll(hosts.watch, WATCH_FILES, { jobs: toScrapeJobs(hosts) }),
  ]
}

const NODE_FILES: readonly Template[] = [
  { file: 'patroni.yml', path: '/etc/patroni/config.yml', owner: 'postgres' },
  { file: 'etcd.env', path: '/etc/default/etcd', owner: 'etcd' },
  { file: 'pgbackrest.conf', path: '/etc/pgbackrest.conf', owner: 'postgres' },
  { file: 'node-sysctl.conf', path: '/etc/sysctl.d/60-cenich-node.conf', owner: 'root' },
  { file: 'watchdog-module.conf', path: '/etc/modules-load.d/cenich-watchdog.conf', owner: 'root' },
  { file: 'watchdog.rules', path: '/etc/udev/rules.d/61-cenich-watchdog.rules', owner: 'root' },
]

const APP_FILES: readonly Template[] = [
  { file: 'database-haproxy.cfg', path: '/etc/haproxy/haproxy.cfg', owner: 'haproxy' },
  { file: 'edge-haproxy.cfg', path: '/etc/haproxy/edge.cfg', owner: 'haproxy' },
  { file: 'parts-haproxy.cfg', path: '/etc/haproxy/parts.cfg', owner: 'haproxy' },
  { file: 'pgbouncer.ini', path: '/etc/pgbouncer/pgbouncer.ini', owner: 'postgres' },
  { file: 'userlist.txt', path: '/etc/pgbouncer/userlist.txt', owner: 'postgres' },
  { file: 'shop.vcl', path: '/etc/varnish/shop.vcl', owner: 'root' },
]

const WATCH_FILES: readonly Template[] = [
  { file: 'prometheus.yml', path: '/etc/prometheus/prometheus.yml', owner: 'prometheus' },
  { file: 'alerts.yml', path: '/etc/prometheus/cenich-cluster.yml', owner: 'prometheus' },
  { file: 'shop-alerts.yml', path: '/etc/prometheus/cenich-shop.yml', owner: 'prometheus' },
]

function renderAll({ name }: Host, templates: readonly Template[], values: Values): ClusterFile[] {
  return templates.map(({ file, ...rest }) => ({
    host: name,
    ...rest,
    text: fillTemplate(readFileSync(join(TEMPLATES, file), 'utf8'), values),
  }))
}

function toNodeValues({ name, address }: Host, hosts: Hosts, secrets: ClusterSecrets): Values {
  const { nodes, network, sharedBuffers, watchdog, repositories } = hosts
  return {
    node: name,
    address,
    network,
    sharedBuffers,
    watchdogDriver: watchdog.driver,
    watchdogDevice: watchdog.device,
    etcdHosts: nodes.map((node) => `${node.address}:2379`).join(', '),
    members: nodes.map((node) => `${node.name}=http://${node.address}:2380`).join(','),
    repositories: repositories.flatMap((repository, index) => toRepositoryLines(repository, index, secrets)),
  }
}

function toRepositoryLines(repository: Repository, index: number, secrets: ClusterSecrets): string[] {
  const { cipher, full } = KEPT[index === 0 ? 'near' : 'far']
  const lines = [
    ...toPlace(repository, secrets),
    ['retention-full', full],
    ['bundle', 'y'],
    ['block', 'y'],
    ['cipher-type', 'aes-256-cbc'],
    ['cipher-pass', secrets[cipher]],
  ]
  return lines.map(([key, value]) => `repo${index + 1}-${key}=${value}`)
}

function toPlace(repository: Repository, secrets: ClusterSecrets): [string, string][] {
  if (repository.kind === 'folder') return [['path', repository.path]]
  return [
    ['type', 's3'],
    ['path', '/cenich'],
    ['s3-endpoint', repository.endpoint],
    ['s3-region', repository.region],
    ['s3-bucket', repository.bucket],
    ['s3-key', secrets.bucketKey],
    ['s3-key-secret', secrets.bucketSecret],
  ]
}

function toAppValues(app: Host, { doors, edgeAddress, edgeConnections, nodes, apps }: Hosts): Values {
  // A host sends to itself first; the others take over.
  const ordered = [app, ...apps.filter(({ name }) => name !== app.name)]
  const toServers = (port: number) =>
    ordered.map(({ name, address }) => `server ${name} ${address}:${port} check${name === app.name ? '' : ' backup'}`)
  return {
    address: app.address,
    doors,
    edgeAddress,
    edgeConnections: String(edgeConnections),
    primaryPort: String(PROXY_PORTS.primary),
    replicaPort: String(PROXY_PORTS.replica),
    poolPort: String(PROXY_PORTS.pool),
    statsPort: String(PROXY_PORTS.stats),
    plainPort: String(EDGE_PORTS.plain),
    tlsPort: String(EDGE_PORTS.tls),
    servers: nodes.map(({ name, address }) => `server ${name} ${address}:5432 check port 8008`),
    caches: toServers(EDGE_PORTS.varnish),
    notified: toServers(4002),
    ...toPartDoors(apps),
  }
}
