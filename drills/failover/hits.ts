import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { setCable } from '../cluster/bridge.ts'
import { readLeader, switchOver } from '../cluster/patroni-members.ts'
import type { DrillCluster } from '../cluster/start-drill-cluster.ts'

export const HIT_NAMES = ['postmaster', 'node', 'network', 'frozen', 'quorum', 'disk', 'switchover'] as const
export type HitName = (typeof HIT_NAMES)[number]

interface Hit {
  /** Whether the shop must sell again while the cause lasts, or once it is over, or must not notice at all. */
  judged: 'meanwhile' | 'afterwards' | 'never'
  /** Strikes the primary and returns how the cause ends; one without an end of its own returns nothing to do. */
  strike(cluster: DrillCluster, leader: string): Promise<() => Promise<void> | void>
  /** How long a cause lasts that is not ended by the shop selling again. */
  lastsMs?: number
}

const DISK = '/var/lib/cenich'

export const HITS: Record<HitName, Hit> = {
  postmaster: {
    judged: 'meanwhile',
    async strike(cluster, leader) {
      const pid = await cluster.node(leader).run('postgres', ['head', '-1', `${DISK}/postgres/postmaster.pid`])
      await cluster.node(leader).run('root', ['kill', '-KILL', pid.trim()])
      return () => undefined
    },
  },
  node: {
    judged: 'meanwhile',
    async strike(cluster, leader) {
      await cluster.node(leader).cutPower()
      return () => cluster.powerOn(leader)
    },
  },
  network: {
    judged: 'meanwhile',
    async strike(cluster, leader) {
      setCable(cluster.cableOf(leader), 'down')
      return () => setCable(cluster.cableOf(leader), 'up')
    },
  },
  frozen: {
    judged: 'meanwhile',
    async strike(cluster, leader) {
      cluster.node(leader).freeze()
      return () => cluster.node(leader).thaw()
    },
  },
  // Two of three members are gone, that of the primary among them.
  quorum: {
    judged: 'afterwards',
    lastsMs: 45_000,
    async strike(cluster, leader) {
      const other = cluster.hosts.nodes.find(({ name }) => name !== leader)?.name ?? ''
      for (const name of [leader, other]) {
        await cluster.node(name).run('root', ['touch', '/run/hold-etcd'])
        for (const pid of cluster.node(name).find('etcd')) process.kill(pid, 'SIGKILL')
      }
      return async () => {
        for (const name of [leader, other]) await cluster.node(name).run('root', ['rm', '/run/hold-etcd'])
      }
    },
  },
  disk: {
    judged: 'afterwards',
    lastsMs: 45_000,
    async strike(cluster, leader) {
      const free = `$(df --output=avail --block-size=1 ${DISK} | tail -1)`
      const rest = `dd if=/dev/zero of=${DISK}/ballast-2 bs=4k 2> /dev/null || true`
      await cluster.node(leader).run('root', ['sh', '-c', `fallocate -l "${free}" ${DISK}/ballast; ${rest}`])
      return async () => {
        await cluster.node(leader).run('root', ['rm', '-f', `${DISK}/ballast`, `${DISK}/ballast-2`])
      }
    },
  },
  switchover: {
    judged: 'never',
    async strike(cluster, leader) {
      await whilePaused(cluster, async () => {
        await switchOver(cluster.hosts.nodes, cluster.secrets.restapiPassword)
        while (!(await hasMoved(cluster, leader))) await delay(100)
      })
      return () => undefined
    },
  },
}

/** Whoever asks the pooler meanwhile waits there, with nothing lost: that is all that a planned switchover needs. */
async function whilePaused(cluster: DrillCluster, work: () => Promise<void>): Promise<void> {
  const pooler = new pg.Client({ connectionString: cluster.url('pool', 'postgres', 'pgbouncer') })
  await pooler.connect()
  try {
    await pooler.query('pause shop')
    try {
      await work()
    } finally {
      await pooler.query('resume shop')
    }
  } finally {
    await pooler.end()
  }
}

/** Another node leads, and the proxy knows it. */
async function hasMoved(cluster: DrillCluster, old: string): Promise<boolean> {
  const leader = await readLeader(cluster.hosts.nodes)
  if (leader === null || leader === old) return false
  const client = new pg.Client({ connectionString: cluster.url('primary', 'postgres'), connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as standby')
    return rows[0].standby === false
  } catch {
    // The proxy has not found it yet.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
