import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeadJob } from '../order-lives/run-jobs.ts'
import type { Asked, Told, Victim } from './worker.ts'

export interface PlanWorker {
  /** Jobs of the timetable and whatever they add, at a moment of the shop. One that dies is started again and runs them again. */
  run(at: number, jobs: string[], death?: Victim | null): Promise<DeadJob[]>
  /** How often each has really died. */
  deaths: Record<Victim, number>
  stop(): Promise<void>
}

interface Around {
  url: string
  partners: Record<string, string>
  plant: string | null
  /** Ends the database as a power cut would and brings it back. */
  crash(): Promise<void>
  /** A number from 0 below the limit, by the seed. */
  below(limit: number): number
}

type Ended = { kind: 'gone' }
type Running = { death: { victim: Victim; atQuery: number } | null; at: number; jobs: string[] }

const MINUTE_MS = 60_000

export async function startPlanWorker(around: Around): Promise<PlanWorker> {
  const deaths: Record<Victim, number> = { worker: 0, postgres: 0 }
  const lengths = new Map<string, number>()
  let worker = await begin(around)

  async function once(running: Running): Promise<DeadJob[] | 'died'> {
    worker.say({ kind: 'run', ...running })
    let isHit = false
    for (;;) {
      const told = await worker.hear()
      if (told.kind === 'crash') {
        await around.crash()
        isHit = true
        deaths.postgres += 1
        worker.say({ kind: 'go on' })
      }
      if (told.kind === 'gone') {
        // A worker whose database went away under it may end too, as in production; whoever watches it starts it again.
        if (running.death === null) throw new Error('A worker ended that nobody has killed.')
        if (running.death.victim === 'worker') deaths.worker += 1
        worker = await begin(around)
        return 'died'
      }
      if (told.kind === 'done') {
        lengths.set(running.jobs.join(), told.queries)
        return isHit ? 'died' : told.dead
      }
    }
  }

  return {
    deaths,
    async run(at, jobs, victim = null) {
      const length = lengths.get(jobs.join()) ?? 0
      const death = victim && length > 0 ? { victim, atQuery: 1 + around.below(length) } : null
      const first = await once({ at, jobs, death })
      if (first !== 'died') return first
      // What failed with the database rests for a minute.
      const again = await once({ at: at + 2 * MINUTE_MS, jobs, death: null })
      if (again === 'died') throw new Error('A worker died twice.')
      return again
    },
    async stop() {
      if (worker.child.connected) worker.child.disconnect()
    },
  }
}

/** A process and what it has said that nobody has heard yet; its end is the last word. */
interface Hearing {
  child: ChildProcess
  hear(): Promise<Told | Ended>
  say(asked: Asked): void
}

async function begin({ url, partners, plant }: Around): Promise<Hearing> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), {
    // Most of a start is compiling. What it cries about a database that went away is known here.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'cenich-compiled') },
    stdio: ['ignore', 'inherit', process.env.WORKER_ERRORS ? 'inherit' : 'ignore', 'ipc'],
  })
  const words: (Told | Ended)[] = []
  let waiting: ((word: Told | Ended) => void) | null = null
  const listen = (word: Told | Ended) => {
    if (waiting) waiting(word)
    else words.push(word)
    waiting = null
  }
  child.on('message', listen)
  child.on('exit', () => listen({ kind: 'gone' }))
  child.on('error', () => undefined)
  const hearing: Hearing = {
    child,
    hear: async () =>
      words.shift() ??
      new Promise((resolve) => {
        waiting = resolve
      }),
    say: (asked) => void (child.connected && child.send(asked)),
  }
  hearing.say({ kind: 'begin', url, partners, plant })
  const told = await hearing.hear()
  if (told.kind !== 'begun') throw new Error('The worker did not begin.')
  return hearing
}
