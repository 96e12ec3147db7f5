import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDebianRoot } from '@shop/stack/debian-root'
import type { Figure } from '@shop/stack/figure'
import { startDebianPostgres } from './debian-postgres.ts'

const ROOT = join(import.meta.dirname, '../..')

interface Report {
  numTotalTests: number
  numPassedTests: number
}

/** The tests of schema, policies and functions on the PostgreSQL of Debian 13. */
export async function run(): Promise<Figure> {
  const server = await startDebianPostgres(await ensureDebianRoot(['postgresql-17']))
  try {
    const { numTotalTests: all, numPassedTests: passed } = await runDatabaseTests(server.url)
    return {
      question: 'postgres-17',
      figure: `${passed} of ${all} tests of the database pass on PostgreSQL ${server.version}`,
      goal: 'all of them on 17',
      holds: all > 0 && passed === all && server.version.startsWith('17.'),
    }
  } finally {
    await server.stop()
  }
}

async function runDatabaseTests(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'cenich-report-'))
  const report = join(folder, 'db.json')
  try {
    const child = spawn('pnpm', ['--silent', 'run', 'test:db'], {
      cwd: ROOT,
      env: { ...process.env, TEST_SERVER_URL: url, TEST_REPORT: report },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    await once(child, 'exit')
    return JSON.parse(await readFile(report, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
