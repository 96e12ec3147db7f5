import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PARTS } from '../parts.ts'
import { CLUSTER_SECRETS, type ClusterSecrets } from './cluster-secrets.ts'
import { HOSTS, PART_DOORS, PROXY_PORTS } from './hosts.ts'
import { renderCluster } from './render-cluster.ts'

const secrets = Object.fromEntries(CLUSTER_SECRETS.map((name) => [name, `only-${name}`])) as ClusterSecrets
const files = renderCluster(HOSTS, secrets)
const textOf = (host: string, path: string) =>
  files.find((file) => file.host === host && file.path === path)?.text ?? ''
const addresses = HOSTS.nodes.map(({ address }) => address)
const linesOf = (text: string, start: RegExp) => text.split('\n').filter((line) => start.test(line))

test('nothing is left open, and every secret has its place', () => {
  expect(files.filter(({ text }) => /\{\{|undefined/.test(text)).map(({ path }) => path)).toEqual([])
  const all = files.map(({ text }) => text).join()
  expect(CLUSTER_SECRETS.filter((name) => !all.includes(`only-${name}`))).toEqual([])
})

test('what holds a secret is for one user alone', () => {
  const open = files.filter(({ owner, text }) => owner === 'root' && text.includes('only-'))
  expect(open).toEqual([])
})

test.each(HOSTS.nodes)('$name knows itself and all members of the quorum', ({ name, address }) => {
  const patroni = parse(textOf(name, '/etc/patroni/config.yml'))
  expect(patroni.name).toBe(name)
  expect(patroni.restapi.connect_address).toBe(`${address}:8008`)
  expect(patroni.postgresql.connect_address).toBe(`${address}:5432`)
  expect(patroni.etcd3.hosts).toEqual(addresses.map((host) => `${host}:2379`))
  const etcd = textOf(name, '/etc/default/etcd')
  expect(etcd).toContain(`ETCD_NAME=${name}\n`)
  expect(linesOf(etcd, /^ETCD_INITIAL_CLUSTER=/)).toEqual([
    `ETCD_INITIAL_CLUSTER=${HOSTS.nodes.map((node) => `${node.name}=http://${node.address}:2380`).join(',')}`,
  ])
})

test.each(HOSTS.nodes)('$name loses no acknowledged order and can be rewound', ({ name }) => {
  const { bootstrap, postgresql } = parse(textOf(name, '/etc/patroni/config.yml'))
  expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true })
  expect(bootstrap.dcs.postgresql).toMatchObject({ use_pg_rewind: true, parameters: { synchronous_commit: 'on' } })
  expect(bootstrap.initdb).toContain('data-checksums')
  expect(postgresql.pg_hba).toContain('host replication replicator 127.0.0.1/32 scram-sha-256')
  expect(postgresql.pg_hba.filter((line: string) => /trust|0\.0\.0\.0/.test(line))).toEqual([])
})

test.each(HOSTS.nodes)('$name writes to two repositories, each with a key of its own', ({ name }) => {
  const conf = textOf(name, '/etc/pgbackrest.conf')
  expect(linesOf(conf, /cipher-type=/)).toEqual(['repo1-cipher-type=aes-256-cbc', 'repo2-cipher-type=aes-256-cbc'])
  expect(new Set(linesOf(conf, /cipher-pass=/).map((line) => line.split('=')[1])).size).toBe(2)
  expect(linesOf(conf, /^repo[12]-(path|s3-bucket)=/)).toEqual([
    'repo1-path=/srv/backup',
    'repo2-path=/cenich',
    'repo2-s3-bucket=cenich-backup',
  ])
})

test.each(HOSTS.apps)('$name reaches every node, and hangs on none that is down', ({ name }) => {
  const proxy = textOf(name, '/etc/haproxy/haproxy.cfg')
  const servers = HOSTS.nodes.map((node) => `  server ${node.name} ${node.address}:5432 check port 8008`)
  expect(linesOf(proxy, /^ {2}server /)).toEqual([...servers, ...servers])
  expect(linesOf(proxy, /on-marked-down shutdown-sessions$/)).toHaveLength(2)
  expect(proxy).toContain('\n  retries 0\n')
})

test.each(HOSTS.apps)('$name lends connections of the primary and of the standbys', ({ name }) => {
  const pool = textOf(name, '/etc/pgbouncer/pgbouncer.ini')
  expect(linesOf(pool, /^shop/)).toEqual([
    `shop = host=${HOSTS.doors} port=${PROXY_PORTS.primary} dbname=shop`,
    `shop_read = host=${HOSTS.doors} port=${PROXY_PORTS.replica} dbname=shop`,
  ])
  expect(Number(/^max_prepared_statements = (\d+)$/m.exec(pool)?.[1])).toBeGreaterThanOrEqual(200)
})

test.each(HOSTS.apps)('$name sends visitors to its own cache first', ({ name, address }) => {
  const edge = textOf(name, '/etc/haproxy/edge.cfg')
  const caches = linesOf(edge, /^ {2}server .*:8080 /)
  expect(caches[0]).toBe(`  server ${name} ${address}:8080 check`)
  expect(caches).toHaveLength(HOSTS.apps.length)
  expect(caches.slice(1).every((line) => line.endsWith(' backup'))).toBe(true)
  expect(edge).toMatch(/bind :443 ssl .*alpn h2/)
  expect(edge).toContain('redirect scheme https')
  expect(edge).toContain('Strict-Transport-Security')
})

test.each(HOSTS.apps)(
  '$name has a door to every part that others ask, and parts of all hosts stand behind it',
  ({ name }) => {
    const proxy = textOf(name, '/etc/haproxy/parts.cfg')
    const binds = linesOf(proxy, /^ {2}bind /).map((line) => Number(line.split(':')[1]))
    expect(binds.toSorted()).toEqual(Object.values(PART_DOORS).toSorted())
    for (const [part, { port, health }] of Object.entries(PARTS)) {
      if (port === null) continue
      const check = health.port === port ? 'check' : `check port ${health.port}`
      const ready = HOSTS.apps.map((app) => `  server ${app.name} ${app.address}:${port} ${check}`)
      const living = HOSTS.apps.map(
        (app) => `  server ${app.name}-alive ${app.address}:${port} track ${part}-alive/${app.name} backup`,
      )
      const servers = linesOf(proxy, new RegExp(`^ {2}server .*:${port} `))
      expect(servers).toEqual([...ready, ...living, ...ready])
    }
  },
)

test.each(HOSTS.apps)('the cache of $name asks through the doors, not one process', ({ name }) => {
  const vcl = textOf(name, '/etc/varnish/shop.vcl')
  expect(linesOf(vcl, /^ {2}\.port/)).toEqual([
    `  .port = "${PART_DOORS.storefront}";`,
    `  .port = "${PART_DOORS.images}";`,
  ])
  // The balancer answers itself: it knows who is there, and is never busy.
  const probed = linesOf(vcl, /^ {2}\.probe/).map((line) => /\.url = "([^"]+)"/.exec(line)?.[1])
  const answered = linesOf(textOf(name, '/etc/haproxy/parts.cfg'), /^ {2}monitor-uri /).map(
    (line) => line.trim().split(' ')[1],
  )
  expect(answered).toEqual(probed)
})

test('everybody who counts something is asked, on every host', () => {
  const { scrape_configs: jobs } = parse(textOf(HOSTS.watch.name, '/etc/prometheus/prometheus.yml'))
  const targets = new Map<string, string[]>(
    jobs.map((job: { job_name: string; static_configs: { targets: string[] }[] }) => [
      job.job_name,
      job.static_configs.flatMap((config) => config.targets),
    ]),
  )
  expect(targets.get('patroni')).toEqual(addresses.map((address) => `${address}:8008`))
  expect(targets.get('etcd')).toEqual(addresses.map((address) => `${address}:2379`))
  for (const [part, { metricsPort }] of Object.entries(PARTS)) {
    expect(targets.get(part)).toEqual(HOSTS.apps.map(({ address }) => `${address}:${metricsPort}`))
  }
})
