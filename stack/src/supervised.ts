import { setTimeout as delay } from 'node:timers/promises'
import type { ServiceProcess } from './service-process.ts'

export interface Supervised {
  isUp(): boolean
  /** SIGKILL, when it runs; it is started again as any orchestrator would. */
  kill(): boolean
  whenUp(): Promise<void>
  stop(): Promise<void>
}

const PATIENCE_MS = 200

/** Keeps a process running whatever ends it: a kill, or the loss of what it needs. */
export async function supervise(start: () => Promise<ServiceProcess>): Promise<Supervised> {
  let current: ServiceProcess | null = await start()
  let isStopping = false
  const watch = async () => {
    while (!isStopping) {
      await current?.exited
      current = null
      if (isStopping) return
      // What it needs may be down itself; then it is tried again until it stays.
      current = await start().catch(() => null)
      if (!current) await delay(PATIENCE_MS)
    }
  }
  const watching = watch()
  return {
    isUp: () => current !== null,
    kill() {
      current?.kill()
      return current !== null
    },
    async whenUp() {
      while (!current) await delay(50)
    },
    async stop() {
      isStopping = true
      await current?.stop()
      await watching
      // Started while it was being stopped.
      await current?.stop()
    },
  }
}
