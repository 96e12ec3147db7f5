import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CLUSTER_SECRETS, type ClusterSecrets } from '@shop/deploy/cluster/cluster-secrets'
import { type Hosts, PROXY_PORTS } from '@shop/deploy/cluster/hosts'
import { renderCluster } from '@shop/deploy/cluster/render-cluster'
import { writeFiles } from '@shop/deploy/cluster/write-files'
import { openBridge } from './bridge.ts'
import { openClusterRoot } from './cluster-root.ts'
import type { DatabaseDoors } from './clustered-shop.ts'
import type { Machine } from './machine.ts'
import { createMachines, type Machines } from './machines.ts'
import { describeCluster, isWhole, readLeader } from './patroni-members.ts'

const HUB = { name: 'hub', address: '10.77.0.254' }

/** The same table as production's, with other addresses: the drill runs the files that production runs. */
const DRILL_HOSTS: Hosts = {
  network: '10.77.0.0/24',
  nodes: [1, 2, 3].map((number) => ({ name: `db${number}`, address: `10.77.0.1${number}` })),
  apps: [HUB],
  watch: { name: 'watch', address: HUB.address },
  doors: HUB.address,
  edgeAddress: HUB.address,
  edgeConnections: 1000,
  sharedBuffers: '128MB',
  watchdog: { driver: 'testing', device: '/run/watchdog' },
  repositories: [
    { kind: 'folder', path: '/srv/backup/near' },
    { kind: 'folder', path: '/srv/backup/far' },
  ],
}

export interface DrillCluster extends Machines {
  hosts: Hosts
  secrets: ClusterSecrets
  /** Where the shop finds its database. */
  doors: DatabaseDoors
  /** Address of a database behind the proxies of the drill. */
  url(door: keyof typeof PROXY_PORTS, login: keyof typeof PASSWORDS, database?: string): string
  /** Resolves when three nodes stream and three members agree; throws when they do not within the limit. */
  whenWhole(limitMs: number): Promise<void>
  stop(): Promise<void>
}

/** `openLogins` gives the logins of the shop their own names as passwords. */
const PASSWORDS = { postgres: 'postgres', services: 'services', authenticator: 'authenticator' } as const
const SECRETS = {
  ...(Object.fromEntries(CLUSTER_SECRETS.map((name) => [name, `drill-${name}`])) as ClusterSecrets),
  superuserPassword: PASSWORDS.postgres,
  servicesPassword: PASSWORDS.services,
  authenticatorPassword: PASSWORDS.authenticator,
}
const START_LIMIT_MS = 300_000

/** Three database nodes with a disk each, and a host with the proxies, from nothing; the log is being archived. */
export async function startDrillCluster({ diskMegabytes }: { diskMegabytes: number }): Promise<DrillCluster> {
  const { machines, stop } = await openPlace(diskMegabytes)
  try {
    for (const { name } of DRILL_HOSTS.nodes) await machines.powerOn(name)
    await machines.startHub(['haproxy', 'pgbouncer'])
    await whenWhole(START_LIMIT_MS)
    await openRepositories(machines)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ...machines,
    hosts: DRILL_HOSTS,
    secrets: SECRETS,
    doors: { pooled: (login) => urlOf('pool', login), direct: (login) => urlOf('primary', login) },
    url: urlOf,
    whenWhole,
    stop,
  }
}

/** The host in front alone, with the proxy that has TLS; it waits for a certificate. */
export async function startDrillEdge(): Promise<{ edge: Machine; address: string; stop(): Promise<void> }> {
  const { machines, stop } = await openPlace(0)
  try {
    return { edge: await machines.startHub(['edge']), address: HUB.address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The network, the rendered files and nothing that runs yet. */
async function openPlace(diskMegabytes: number) {
  const root = await openClusterRoot()
  const folder = mkdtempSync(join(tmpdir(), 'cenich-cluster-'))
  const closeBridge = openBridge(HUB.address)
  await writeFiles(join(folder, 'rendered'), renderCluster(DRILL_HOSTS, SECRETS))
  const machines = createMachines({ root, folder, diskMegabytes, nodes: DRILL_HOSTS.nodes, hub: HUB.name })
  const clear = () => {
    if (!process.env.KEEP_CLUSTER_LOGS) rmSync(folder, { recursive: true, force: true })
  }
  // For whoever is interrupted.
  process.once('exit', clear)
  const stop = async () => {
    await machines.cutAllPower()
    closeBridge()
    clear()
  }
  return { machines, stop }
}

function urlOf(door: keyof typeof PROXY_PORTS, login: keyof typeof PASSWORDS, database = 'shop'): string {
  return `postgres://${login}:${PASSWORDS[login]}@${HUB.address}:${PROXY_PORTS[door]}/${database}?sslmode=disable`
}

async function whenWhole(limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs
  while (!(await isWhole(DRILL_HOSTS.nodes))) {
    if (Date.now() > deadline) {
      const state = await describeCluster(DRILL_HOSTS.nodes)
      throw new Error(`The cluster was not whole after ${limitMs / 1000} s: ${state}.`)
    }
    await delay(500)
  }
}

/** Done once in the life of a cluster, on the node that is the primary. */
async function openRepositories({ node }: Machines): Promise<void> {
  const leader = (await readLeader(DRILL_HOSTS.nodes)) ?? ''
  await node(leader).run('postgres', ['pgbackrest', '--stanza=cenich', 'stanza-create'])
}
