import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { readLeader } from '../cluster/patroni-members.ts'
import type { DrillCluster } from '../cluster/start-drill-cluster.ts'

const REPOSITORIES = [1, 2]
const ARCHIVE_LIMIT_MS = 120_000

/** A full backup to both repositories, as the timer of production makes it; returns how long the first took. */
export async function backUp(cluster: DrillCluster): Promise<number> {
  const leader = (await readLeader(cluster.hosts.nodes)) ?? ''
  const seconds: number[] = []
  for (const repository of REPOSITORIES) {
    const began = Date.now()
    const full = [
      'pgbackrest',
      '--stanza=cenich',
      `--repo=${repository}`,
      '--type=full',
      '--log-level-console=warn',
      'backup',
    ]
    await cluster.node(leader).run('postgres', full)
    seconds.push((Date.now() - began) / 1000)
  }
  console.log(`full backups: ${seconds.map((value) => `${value.toFixed(1)} s`).join(', ')}`)
  return seconds[0] ?? 0
}

/** The log up to now has left the node: an archive that lags is the only thing a restore can lose. */
export async function archiveEverything(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('select pg_walfile_name(pg_switch_wal()) as name')
  const deadline = Date.now() + ARCHIVE_LIMIT_MS
  for (;;) {
    const archived = await pool.query('select last_archived_wal >= $1 as done from pg_stat_archiver', [rows[0].name])
    if (archived.rows[0].done) return
    if (Date.now() > deadline) throw new Error('The log does not reach the repositories.')
    await delay(200)
  }
}
