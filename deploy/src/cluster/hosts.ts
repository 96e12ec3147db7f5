export interface Host {
  readonly name: string
  readonly address: string
}

/** Where backups lie: a folder that every node sees, or a bucket. */
export type Repository =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'bucket'; readonly endpoint: string; readonly region: string; readonly bucket: string }

/** Everything that differs from one installation to another, apart from secrets. */
export interface Hosts {
  /** The private network of all hosts; whoever is in it may ask the database for a login. */
  readonly network: string
  /** PostgreSQL, Patroni and a member of etcd each. Three: two are a quorum. */
  readonly nodes: readonly Host[]
  /** Parts of the shop with proxies of their own, Varnish and TLS. */
  readonly apps: readonly Host[]
  /** Prometheus. */
  readonly watch: Host
  /** Where parts of the shop find the proxies of their own host. */
  readonly doors: string
  /** Where customers come in; empty for every address of the host. */
  readonly edgeAddress: string
  /** How many connections of customers one host holds. */
  readonly edgeConnections: number
  readonly sharedBuffers: string
  /** Starts a node again that stands still, before another one may be primary. `testing` speaks to a pipe of the drills. */
  readonly watchdog: { readonly driver: 'default' | 'testing'; readonly device: string }
  readonly repositories: readonly [Repository, Repository]
}

/** Ports of the proxies beside the parts of the shop. */
export const PROXY_PORTS = { primary: 5000, replica: 5001, pool: 6432, stats: 7000 } as const
/** Where a part finds others of a kind, on its own host, whichever host they run on. */
export const PART_DOORS = {
  storefront: 7300,
  admin: 7301,
  data: 7401,
  services: 7402,
  images: 7403,
  publicData: 7431,
} as const
export const EDGE_PORTS = { plain: 80, tls: 443, varnish: 8080 } as const

/** The hosts of production. Whoever runs the shop writes their own addresses here; the drills have a table of theirs. */
export const HOSTS: Hosts = {
  network: '10.20.0.0/24',
  nodes: [
    { name: 'db1', address: '10.20.0.11' },
    { name: 'db2', address: '10.20.0.12' },
    { name: 'db3', address: '10.20.0.13' },
  ],
  apps: [
    { name: 'app1', address: '10.20.0.21' },
    { name: 'app2', address: '10.20.0.22' },
  ],
  watch: { name: 'watch', address: '10.20.0.31' },
  doors: '127.0.0.1',
  edgeAddress: '',
  edgeConnections: 20_000,
  sharedBuffers: '4GB',
  watchdog: { driver: 'default', device: '/dev/watchdog' },
  repositories: [
    { kind: 'folder', path: '/srv/backup' },
    { kind: 'bucket', endpoint: 's3.backup.example', region: 'eu-central', bucket: 'cenich-backup' },
  ],
}
