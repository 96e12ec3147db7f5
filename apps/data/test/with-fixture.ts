import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@shop/database/cluster'
import { createTemplate } from './fixture.ts'

/** A throw-away cluster with the fixture in it, for as long as it is used. */
export async function withFixture<Result>(use: (fixtureUrl: string) => Promise<Result>): Promise<Result> {
  const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-data-')), keep: false })
  try {
    return await use(await createTemplate(cluster.url('postgres')))
  } finally {
    await cluster.stop()
  }
}
