import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

export interface MachineOptions {
  root: string
  /** Its rendered files lie in `files` below it; its logs come here. */
  folder: string
  /** A file with a file system; without one the machine keeps nothing. */
  disk?: string
  backups: string
  engines: readonly string[]
  /** Its cable into the network of the drill; without one it stands in the network of this host. */
  cable?: { name: string; bridge: string; address: string }
}

export interface Machine {
  /** Runs a command inside, as this user, and returns what it says. */
  run(user: string, command: readonly string[]): Promise<string>
  /** Ids of its processes of this name, as this host counts them. */
  find(program: string): number[]
  /** Stops every process of it where it stands. */
  freeze(): void
  thaw(): void
  /** Where its watchdog hears of it, seen from this host. */
  watchdog: string
  /** As by a power cut. Resolves when nothing of it is left. */
  cutPower(): Promise<void>
}

const INIT = join(import.meta.dirname, 'machine-init.sh')
const PATH = 'PATH=/usr/lib/postgresql/17/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const living = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

/** A machine of its own: processes, mounts, network. It ends with the process that started it. */
export async function startMachine(options: MachineOptions): Promise<Machine> {
  const { root, folder, disk = 'none', backups, engines, cable } = options
  mkdirSync(folder, { recursive: true })
  const ready = join(folder, 'ready')
  rmSync(ready, { force: true })
  const log = openSync(join(folder, 'machine.log'), 'a')
  const spaces = ['--mount', '--pid', '--ipc', ...(cable ? ['--net'] : []), '--fork', '--kill-child']
  const child = spawn('unshare', [...spaces, 'bash', INIT, root, folder, disk, backups, ...engines], {
    stdio: ['pipe', log, log],
  })
  living.add(child)
  const ended = once(child, 'exit').then(() => void living.delete(child))
  const first = await findFirst(child)
  if (cable) plugIn(first, cable)
  while (!existsSync(ready)) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'machine.log'), 'utf8'))
    await delay(20)
  }
  const enter = ['--target', String(first), '--mount', '--pid', '--ipc', ...(cable ? ['--net'] : [])]
  const inside = join(folder, 'layer/root')
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [...listProcesses(first), ...(child.pid ? [child.pid] : [])]) send(pid, name)
  }
  return {
    async run(user, command) {
      const prefix = [...enter, 'chroot', `--userspec=${user}:${user}`, inside, 'env', '-i', PATH, 'HOME=/tmp']
      const { stdout } = await promisify(execFile)('nsenter', [...prefix, ...command], { maxBuffer: 2 ** 28 })
      return stdout
    },
    find: (program) => listProcesses(first).filter((pid) => nameOf(pid) === program),
    freeze: () => {
      // Whoever was being born at the first look is there at the second.
      signal('SIGSTOP')
      signal('SIGSTOP')
    },
    thaw: () => signal('SIGCONT'),
    watchdog: `/proc/${first}/root${inside}/run/watchdog`,
    async cutPower() {
      // The cable first: a machine without power says goodbye to nobody.
      if (cable) unplug(cable.name)
      send(first, 'SIGKILL')
      // One that is frozen could not see its child end.
      child.kill('SIGCONT')
      await ended
    },
  }
}

/** The first process inside is the only child of the one that made the namespaces. */
async function findFirst(child: ChildProcess): Promise<number> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The machine did not start.')
    try {
      const first = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim())
      if (first > 0) return first
    } catch {
      // It is not there yet.
    }
    await delay(10)
  }
}

function plugIn(pid: number, { name, bridge, address }: { name: string; bridge: string; address: string }): void {
  const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'inherit' })
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid))
  ip('link', 'set', name, 'master', bridge, 'up')
  execFileSync('nsenter', ['--target', String(pid), '--net', 'ip', 'link', 'set', 'eth0', 'up'])
  execFileSync('nsenter', ['--target', String(pid), '--net', 'ip', 'address', 'add', `${address}/24`, 'dev', 'eth0'])
}

function unplug(name: string): void {
  if (existsSync(`/sys/class/net/${name}`)) execFileSync('ip', ['link', 'delete', name])
}

function listProcesses(first: number): number[] {
  const space = spaceOf(first)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return space === null ? [] : pids.map(Number).filter((pid) => spaceOf(pid) === space)
}

/** Null for a process that has ended meanwhile. */
function spaceOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`)
  } catch {
    return null
  }
}

function nameOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return null
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
