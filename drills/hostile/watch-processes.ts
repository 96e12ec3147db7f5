import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Heard, knock } from './knock.ts'

export interface Watched {
  name: string
  pid: number
  liveUrl: string
}

const EVERY_MS = 25

export interface Pulse {
  /** Milliseconds until `/live` answered, for each process. */
  times: Map<string, number[]>
  faults: Heard[]
}

/** Asks every process whether it lives, all the time while `work` goes on. */
export async function feelPulse<Result>(
  processes: Watched[],
  work: () => Promise<Result>,
): Promise<Pulse & { result: Result }> {
  const times = new Map(processes.map(({ name }) => [name, [] as number[]]))
  const faults: Heard[] = []
  let isOver = false
  const asking = processes.map(async ({ name, liveUrl }) => {
    while (!isOver) {
      const began = performance.now()
      const heard = await knock({ url: liveUrl })
      times.get(name)?.push(performance.now() - began)
      if (heard.status !== 200) faults.push({ ...heard, why: `${name} /live: ${heard.why ?? heard.status}` })
      await delay(EVERY_MS)
    }
  })
  const result = await work().finally(() => {
    isOver = true
  })
  await Promise.all(asking)
  return { times, faults, result }
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The most memory the process has ever held, in MB, as the kernel counts it. */
export async function peakMemory(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
