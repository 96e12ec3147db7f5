import pg from 'pg'
import { holdPresence, unlockDeadWorkers } from '#app/jobs/presence.sql'

const SWEEP_MS = 5000

interface Presence {
  /** Says that the pool with this id is alive, until the process ends, however it ends. */
  announce(poolId: string): Promise<void>
  stop(): Promise<void>
}

interface PresenceOptions {
  databaseUrl: string
  /** Looks for the dead on other connections: the one that holds our own lock would be given it again. */
  pool: pg.Pool
  onUnlocked(workerIds: string[]): void
  /** The connection is gone: others will take this worker for dead, so it must stop working. */
  onLost(error: Error): void
}

/**
 * A killed worker leaves its jobs locked, by default for four hours. Every worker therefore holds an advisory lock under its
 * own id on one connection; the lock goes with the process, and whoever finds jobs of an id that nobody holds frees them.
 */
export async function startPresence({ databaseUrl, pool, onUnlocked, onLost }: PresenceOptions): Promise<Presence> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'services-presence',
    keepAlive: true,
  })
  await client.connect()
  client.on('error', onLost)
  const sweep = async () => {
    const unlocked = await unlockDeadWorkers(pool)
    if (unlocked.length > 0) onUnlocked(unlocked)
  }
  await sweep()
  const timer = setInterval(() => void sweep().catch(onLost), SWEEP_MS)
  return {
    announce: (poolId) => holdPresence(client, poolId),
    async stop() {
      clearInterval(timer)
      await client.end()
    },
  }
}
