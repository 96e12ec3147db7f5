import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Asks it to end and does not wait for ever; tells the signal that ended it, if one did. */
export async function stopChild(child: ChildProcess, limitMs = 15_000): Promise<NodeJS.Signals | null> {
  if (hasEnded(child)) return null
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), limitMs)
  const [, signal] = await ended
  clearTimeout(killer)
  return signal as NodeJS.Signals | null
}
