import { readFile } from 'node:fs/promises'

/** Linux counts the processor time of a process in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Milliseconds of processor that a process has used so far, threads included. */
export async function cpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number)
  return ((user + system) / TICKS_PER_SECOND) * 1000
}
