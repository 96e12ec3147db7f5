import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from './cluster.ts'
import { copyKeptDemo, DEMO_DATABASES } from './demo-cluster.ts'
import { withDatabase } from './test-database.ts'
import { withClient } from './with-client.ts'

interface TestServer {
  /** Superuser URL of a database on it. */
  url(database: string): string
  /** No two runs share a template, also where they share a server. */
  templateName: string
  stop(): Promise<void>
}

/**
 * A throw-away cluster of the version we ship with, or the server of `TEST_SERVER_URL` (its superuser): the same tests against any
 * other version. What a run leaves on a server of somebody else are the roles of the shop; its databases go.
 */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_SERVER_URL
  const templateName = given ? `shop_template_${randomBytes(4).toString('hex')}` : DEMO_DATABASES.empty
  if (given) {
    const stop = () => dropDatabases(given, [templateName, `${templateName}_demo`])
    return { url: (database) => withDatabase(given, database), templateName, stop }
  }
  const dir = await mkdtemp(join(tmpdir(), 'cenich-test-'))
  const isFilled = await copyKeptDemo(dir)
  const cluster = await startCluster({ dir, keep: false })
  // Its demo shop becomes the template that the first test to ask for it would otherwise load.
  if (isFilled) {
    const rename = `alter database ${DEMO_DATABASES.demo} rename to ${templateName}_demo`
    await withClient(cluster.url('postgres'), (client) => client.query(rename))
  }
  return { url: cluster.url, templateName, stop: cluster.stop }
}

async function dropDatabases(url: string, names: string[]): Promise<void> {
  await withClient(withDatabase(url, 'postgres'), async (client) => {
    for (const name of names) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  })
}
