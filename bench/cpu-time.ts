import { readdir, readFile } from 'node:fs/promises'

/** Linux counts the processor time of a process in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Milliseconds of processor that a process has used so far, threads included. */
export async function cpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number)
  return ((user + system) / TICKS_PER_SECOND) * 1000
}

/** The same of a process and of all its children, those that have ended included. */
export async function cpuTimeOfTree(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map(async (name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')))
  const rows = stats.map((stat) => ({
    pid: Number.parseInt(stat, 10),
    fields: stat.slice(stat.lastIndexOf(')') + 2).split(' '),
  }))
  const ticks = rows.reduce((sum, row) => {
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = row.fields.slice(11, 15).map(Number)
    if (row.pid === pid) return sum + user + system + endedUser + endedSystem
    return Number(row.fields[1]) === pid ? sum + user + system : sum
  }, 0)
  return (ticks / TICKS_PER_SECOND) * 1000
}
