import type { TestProject } from 'vitest/node'
import { openLogins } from './logins.ts'
import { migrate } from './migrate.ts'
import { startTestServer } from './test-server.ts'
import { withClient } from './with-client.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser URL of the migrated, empty template database. */
    templateUrl: string
  }
}

/** One server for the whole run; test files clone its template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  try {
    const templateUrl = server.url(server.templateName)
    await migrate(templateUrl)
    await withClient(templateUrl, openLogins)
    project.provide('templateUrl', templateUrl)
    return () => server.stop()
  } catch (error) {
    await server.stop()
    throw error
  }
}
