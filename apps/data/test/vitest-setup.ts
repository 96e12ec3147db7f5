import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@shop/database/cluster'
import type { TestProject } from 'vitest/node'
import { createTemplate } from './fixture.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser's address of the fixture's template database. */
    fixtureUrl: string
  }
}

/** A cluster of its own: the fixture changes roles, which belong to the whole cluster. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-data-')), keep: false })
  try {
    project.provide('fixtureUrl', await createTemplate(cluster.url('postgres')))
    return () => cluster.stop()
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
