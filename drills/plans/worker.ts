import { taskList } from '@shop/services/compose/task-list'
import pg from 'pg'
import { type DeadJob, drainJobs, runTimed } from '../order-lives/run-jobs.ts'
import { connectServices } from '../order-lives/shop.ts'
import { plantInWorker } from './plants.ts'

export type Victim = 'worker' | 'postgres'

/** What a worker is asked: to begin, or to do these jobs at that moment of the shop. */
export type Asked =
  | { kind: 'begin'; url: string; partners: Record<string, string>; plant: string | null }
  | { kind: 'run'; at: number; jobs: string[]; death: { victim: Victim; atQuery: number } | null }
  | { kind: 'go on' }

export type Told = { kind: 'begun' } | { kind: 'done'; dead: DeadJob[]; queries: number } | { kind: 'crash' }

const clock = { at: 0, now: () => new Date(clock.at) }
const count = { queries: 0, death: null as { victim: Victim; atQuery: number } | null }
let goOn: (() => void) | null = null
let shop: { pool: pg.Pool; tasks: ReturnType<typeof taskList> } | null = null

/** The jobs of the shop in a process of its own, which dies in the middle of them when it is told to. */
process.on('message', async (asked: Asked) => {
  if (asked.kind === 'go on') return goOn?.()
  if (asked.kind === 'begin') await begin(asked)
  else await work(asked)
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())

const tell = (told: Told) => process.send?.(told)

async function begin({ url, partners, plant }: Extract<Asked, { kind: 'begin' }>): Promise<void> {
  const { workerDeps, pool } = await connectServices({ url, clock, partners })
  countQueries(pool)
  plantInWorker(plant, workerDeps)
  const superuser = new pg.Pool({ connectionString: url, max: 4 })
  superuser.on('error', () => undefined)
  shop = { pool: superuser, tasks: taskList(workerDeps) }
  tell({ kind: 'begun' })
}

async function work({ at, jobs, death }: Extract<Asked, { kind: 'run' }>): Promise<void> {
  if (!shop) throw new Error('The worker was not told where to work.')
  clock.at = at
  count.queries = 0
  count.death = death
  const dead: DeadJob[] = []
  for (const job of jobs) dead.push(...(await runTimed(shop, job)))
  dead.push(...(await drainJobs(shop)))
  count.death = null
  tell({ kind: 'done', dead, queries: count.queries })
}

/** Where a process dies is said by the number of its statements, so that a run can be had again. */
function countQueries(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const counted = (...args: unknown[]) => {
      count.queries += 1
      if (count.death?.atQuery !== count.queries) return query(...args)
      const { victim } = count.death
      if (victim === 'worker') process.kill(process.pid, 'SIGKILL')
      const later = new Promise<void>((resolve) => {
        goOn = resolve
        tell({ kind: 'crash' })
      }).then(() => query(...args))
      return typeof args.at(-1) === 'function' ? undefined : later
    }
    client.query = counted as typeof client.query
  })
}
