import { setTimeout as delay } from 'node:timers/promises'
import { shopParts } from '@shop/stack/parts'
import { takePorts } from '@shop/stack/processes'
import { startService } from '@shop/stack/service-process'
import type pg from 'pg'
import { loginsOf } from '../kept-databases.ts'

/** Of the timetable, without those that ask a partner: how long they take is the partner's matter. */
const JOBS = [
  ...['age-orders', 'age-credits', 'age-carts', 'age-invoices', 'age-accounts', 'expire-orders', 'remind-payments'],
  ...[
    'issue-due-invoices',
    'purge-expired',
    'count-pairs',
    'count-delivery-days',
    'invite-to-surveys',
    'refresh-cards',
  ],
]
const LIMIT_MS = 300_000
const SLOW_MS = 200

/** What the shop does by itself, over the grown tables; nobody waits for it, but it must end before it begins again. */
export async function tellHouseWork(pool: pg.Pool, databaseUrl: string): Promise<void> {
  await tellTruths(pool, 'of the last hour, every five minutes', `now() - interval '1 hour'`)
  await tellTruths(pool, 'of all years, every night', `'-infinity'`)
  const ports = await takePorts()
  const part = shopParts(loginsOf(databaseUrl), ports, 'none')
    .flat()
    .find(({ name }) => name === 'worker')
  if (!part) throw new Error('There is no worker.')
  const worker = await startService(part)
  try {
    for (const job of JOBS) console.log(`${job}: ${await runJob(pool, job)}`)
  } finally {
    await worker.stop()
  }
}

async function tellTruths(pool: pg.Pool, when: string, since: string): Promise<void> {
  const { rows } = await pool.query<{ name: string; ms: number; violations: number }>(
    `select name, ms, violations::int from internal.check_truths(${since}) order by ms desc`,
  )
  const all = rows.reduce((sum, { ms }) => sum + ms, 0)
  const slow = rows.filter(({ ms }) => ms >= SLOW_MS).map(({ name, ms }) => `${name} ${ms}`)
  const broken = rows.filter(({ violations }) => violations > 0).map(({ name }) => name)
  console.log(
    `${rows.length} truths ${when}: ${all} ms; slower than ${SLOW_MS}: ${slow.join(', ') || 'none'}; broken: ${broken.join(', ') || 'none'}`,
  )
}

async function runJob(pool: pg.Pool, job: string): Promise<string> {
  const began = Date.now()
  const { rows } = await pool.query<{ id: string }>(
    `select id from graphile_worker.add_job($1, payload => '{"requestId": "house-work"}'::json, max_attempts => 1)`,
    [job],
  )
  for (;;) {
    const left = await pool.query<{ attempts: number; last_error: string | null }>(
      'select attempts, last_error from graphile_worker.jobs where id = $1',
      [rows[0]?.id],
    )
    const error = left.rows[0]?.last_error
    if (error) return `failed after ${Date.now() - began} ms: ${error.split('\n')[0]}`
    if (left.rowCount === 0) return `${Date.now() - began} ms`
    if (Date.now() - began > LIMIT_MS) return `not finished after ${LIMIT_MS / 1000} s`
    await delay(50)
  }
}
