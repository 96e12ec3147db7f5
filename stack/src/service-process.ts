import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { isPortInUse } from './port-in-use.ts'
import { hasEnded, stopChild } from './stop-child.ts'

export interface ServiceProcess {
  name: string
  pid: number
  /** Resolves when the process has ended, with its code or its signal. */
  exited: Promise<string>
  kill(): void
  stop(): Promise<void>
}

interface ServiceOptions {
  name: string
  command: string[]
  cwd: string
  env: Record<string, string>
  /** Answers 2xx once the service is ready. */
  readyUrl: string
  onLine?(name: string, line: string): void
}

// Whoever starts parts of the shop and is interrupted leaves none of them behind.
const living = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

// Far from what a start takes; a machine that others use too needs it.
const START_LIMIT_MS = 120_000

/** Starts one part of the shop as a process of its own and waits until it says that it is ready. */
export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  const { name, command, cwd, env, readyUrl, onLine } = options
  // Somebody else's answer would pass for ours.
  if (await isPortInUse(Number(new URL(readyUrl).port))) throw new Error(`${name}: ${readyUrl} is taken already.`)
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  living.add(child)
  child.once('exit', () => living.delete(child))
  const ended = new Promise<string>((resolve) => child.once('exit', (code, signal) => resolve(String(code ?? signal))))
  const tail: string[] = []
  const keep = (line: string) => {
    tail.push(line)
    if (tail.length > 40) tail.shift()
    onLine?.(name, line)
  }
  readLines(child, keep)
  try {
    await waitUntilReady(child, readyUrl)
  } catch (cause) {
    await stopChild(child)
    throw new Error(`${name} did not become ready at ${readyUrl}\n${tail.join('\n')}`, { cause })
  }
  return {
    name,
    pid: child.pid ?? 0,
    exited: ended,
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      await stopChild(child)
    },
  }
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    const isAnswered = await answers(url)
    if (hasEnded(child)) throw new Error('The process ended.')
    if (isAnswered) return
    await delay(100)
  }
  throw new Error(`No answer in ${START_LIMIT_MS / 1000} s.`)
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    // Nobody listens yet: the caller asks again.
    return false
  }
}

function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    })
  }
}
