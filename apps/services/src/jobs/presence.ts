import { createClient, endClient } from '@shop/runtime/database-client'
import type pg from 'pg'
import { holdPresence, isPresenceHeld, unlockDeadWorkers } from '#app/jobs/presence.sql'

const SWEEP_MS = 5000

interface Presence {
  /** Says that the pool with this id is alive, until the process ends, however it ends. */
  announce(poolId: string): Promise<void>
  stop(): Promise<void>
}

interface PresenceOptions {
  /** Of the server itself: a lock taken through a pooler belongs to whoever gets that connection next. */
  databaseUrl: string
  /** Looks for the dead on other connections: the one that holds our own lock would be given it again. */
  pool: pg.Pool
  onUnlocked(workerIds: string[]): void
  /** The lock is gone: others will take this worker for dead, so it must stop working. */
  onLost(error: Error): void
}

/**
 * A killed worker leaves its jobs locked, by default for four hours. Every worker therefore holds an advisory lock under its
 * own id on one connection; the lock goes with the process, and whoever finds jobs of an id that nobody holds frees them.
 */
export async function startPresence({ databaseUrl, pool, onUnlocked, onLost }: PresenceOptions): Promise<Presence> {
  const client = createClient({ connectionString: databaseUrl, applicationName: 'services-presence' })
  const announced = new Set<string>()
  let isStopping = false
  const lose = (error: Error) => {
    if (!isStopping) onLost(error)
  }
  await client.connect()
  client.on('error', lose)
  const sweep = async () => {
    for (const id of announced) {
      if (!(await isPresenceHeld(client, id))) throw new Error('The lock of this worker is no longer its own.')
    }
    const unlocked = await unlockDeadWorkers(pool)
    if (unlocked.length > 0) onUnlocked(unlocked)
  }
  try {
    await sweep()
  } catch (error) {
    await endClient(client)
    throw error
  }
  const timer = setInterval(() => void sweep().catch(lose), SWEEP_MS)
  return {
    async announce(poolId) {
      await holdPresence(client, poolId)
      announced.add(poolId)
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      await endClient(client)
    },
  }
}
