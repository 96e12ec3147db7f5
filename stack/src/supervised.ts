import { setTimeout as delay } from 'node:timers/promises'
import type { ServiceProcess } from './service-process.ts'

export interface Supervised {
  isUp(): boolean
  /** SIGKILL, when it runs; it is started again as any orchestrator would. */
  kill(): boolean
  /** Ends it in good order and starts it again; one that could not start is tried at once. */
  restart(): Promise<void>
  whenUp(): Promise<void>
  /** From now on it may end; whoever stops many of them says so to all first. */
  release(): void
  stop(): Promise<void>
}

interface Supervision {
  /** Between tries to start what does not stay up: the next is always twice as far, up to the last. */
  patienceMs?: { first: number; last: number }
  /** It has ended by itself and is started again. */
  onEnd?(how: string): void
  /** It does not start; said once, until it does. */
  onFail?(error: unknown): void
}

const PATIENCE_MS = { first: 200, last: 200 }

/** Keeps a process running whatever ends it: a kill, or the loss of what it needs. */
export async function supervise(
  start: () => Promise<ServiceProcess>,
  { patienceMs = PATIENCE_MS, onEnd, onFail }: Supervision = {},
): Promise<Supervised> {
  let current: ServiceProcess | null = await start()
  let isStopping = false
  /** It is to be started anew, and its end is no accident. */
  let isRestarting = false
  let waiting = new AbortController()

  /** What it needs may be down itself; then it is tried again until it stays. */
  async function startAgain(): Promise<void> {
    let pause = patienceMs.first
    while (!isStopping) {
      isRestarting = false
      try {
        current = await start()
        // Asked for while it was starting: it may be of old code.
        if (isRestarting) void current.stop()
        return
      } catch (error) {
        if (isRestarting) continue
        if (pause === patienceMs.first) onFail?.(error)
      }
      waiting = new AbortController()
      await delay(pause, undefined, { signal: waiting.signal }).catch(() => undefined)
      pause = isRestarting ? patienceMs.first : Math.min(2 * pause, patienceMs.last)
    }
  }
  const watch = async () => {
    while (!isStopping) {
      const how = await current?.exited
      current = null
      if (isStopping) return
      if (!isRestarting && how !== undefined) onEnd?.(how)
      await startAgain()
    }
  }
  const release = () => {
    isStopping = true
    waiting.abort()
  }
  const watching = watch()
  return {
    isUp: () => current !== null,
    kill() {
      current?.kill()
      return current !== null
    },
    async restart() {
      isRestarting = true
      waiting.abort()
      await current?.stop()
    },
    async whenUp() {
      while (!current) await delay(50)
    },
    release,
    async stop() {
      release()
      await current?.stop()
      await watching
      // Started while it was being stopped.
      await current?.stop()
    },
  }
}
