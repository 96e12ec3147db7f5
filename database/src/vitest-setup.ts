import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser URL of the migrated, empty template database. */
    templateUrl: string
  }
}

/** One throw-away cluster for the whole run; test files clone its template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-test-')), keep: false })
  try {
    const templateUrl = cluster.url('shop_template')
    await migrate(templateUrl)
    project.provide('templateUrl', templateUrl)
    return () => cluster.stop()
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
