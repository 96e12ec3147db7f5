import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemoCluster } from '@shop/database/demo-cluster'
import { type DevDatabase, ensureDevDatabase } from '@shop/database/dev-database'

/** The demo shop in a throw-away PostgreSQL of its own, so that nobody meets the developer's data. */
export async function startDemoDatabase(): Promise<DevDatabase> {
  const cluster = await startDemoCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-demo-')), keep: false })
  try {
    process.env.DATABASE_URL = cluster.url('shop')
    return { ...(await ensureDevDatabase()), stop: () => cluster.stop() }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
