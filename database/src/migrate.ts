import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { resolveBinary } from 'dbmate'

const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../migrations')

/** Brings a database up to the newest migration; creates it when it is missing. Returns what dbmate said. */
export async function migrate(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl)
  if (!url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'disable')
  const { stdout } = await promisify(execFile)(resolveBinary(), [
    '--url',
    url.href,
    '--migrations-dir',
    MIGRATIONS,
    '--migrations-table',
    'migrations.applied',
    '--no-dump-schema',
    'up',
  ])
  return stdout
}
