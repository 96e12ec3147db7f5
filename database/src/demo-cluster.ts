import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts'
import { openLogins } from './logins.ts'
import { migrate } from './migrate.ts'
import { secureDatabase } from './secure-database.sql.ts'
import { loadDemo } from './seed/load-demo.ts'
import { withClient } from './with-client.ts'

/** What such a cluster begins with: the demo shop, and a database that was migrated and is empty. Their logins are open. */
export const DEMO_DATABASES = { demo: 'shop', empty: 'shop_template' } as const

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MADE_FROM = ['migrations', 'seed', 'src', 'package.json']
const KEPT = join(ROOT, '../.local/demo')
// Nobody needs what is being made if the machine goes down.
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_wal_size=2GB', 'min_wal_size=32MB']

/** A cluster that begins as a copy of the demo shop in an empty folder. */
export async function startDemoCluster(options: ClusterOptions): Promise<Cluster> {
  await keepDemo()
  await copyKeptDemo(options.dir)
  return startCluster(options)
}

/** Puts the files of the demo shop into an empty folder, when they are kept; says whether they were. */
export async function copyKeptDemo(dir: string): Promise<boolean> {
  const kept = await keptFolder()
  if (!existsSync(kept)) return false
  await copyFolder(kept, dir)
  return true
}

/**
 * Loading the demo shop takes twenty seconds of a processor, and a gate needs it ten times. The files of a cluster that has it are
 * kept until something they are made of changes, or the day does: the past of the demo shop is told from today.
 */
export async function keepDemo(): Promise<void> {
  const kept = await keptFolder()
  if (existsSync(kept)) return
  const dir = await mkdtemp(join(tmpdir(), 'cenich-demo-'))
  const making = join(KEPT, `making-${process.pid}`)
  try {
    await fillCluster(dir)
    await mkdir(making, { recursive: true })
    await copyFolder(dir, making)
    for (const name of await readdir(KEPT)) {
      if (!name.startsWith('making-') && join(KEPT, name) !== kept) {
        await rm(join(KEPT, name), { recursive: true, force: true })
      }
    }
    await rename(making, kept).catch((error: NodeJS.ErrnoException) => {
      // Somebody beside us has made the same: it may be being copied already, and serves as well.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    for (const left of [dir, making]) await rm(left, { recursive: true, force: true })
  }
}

async function fillCluster(dir: string): Promise<void> {
  const cluster = await startCluster({ dir, keep: true, settings: SETTINGS })
  try {
    const url = cluster.url(DEMO_DATABASES.demo)
    await migrate(url)
    await withClient(url, openLogins)
    await withClient(cluster.url('postgres'), (client) =>
      client.query(`create database ${DEMO_DATABASES.empty} template ${DEMO_DATABASES.demo} strategy file_copy`),
    )
    await withClient(cluster.url(DEMO_DATABASES.empty), secureDatabase)
    await withClient(url, (client) => loadDemo(client))
  } finally {
    await cluster.stop()
  }
}

/** Owners stay who they are: as root, the files belong to the user of the server. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

async function keptFolder(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const name of MADE_FROM) {
    for (const path of await filesIn(join(ROOT, name))) hash.update(path).update(await readFile(path))
  }
  return join(KEPT, hash.digest('hex').slice(0, 16))
}

async function filesIn(path: string): Promise<string[]> {
  if (path.endsWith('.json')) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
