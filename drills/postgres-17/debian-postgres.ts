import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { INITDB_FLAGS } from '@shop/database/cluster'
import { takePort } from '@shop/database/take-port'
import { withClient } from '@shop/database/with-client'
import { inDebianRoot } from '@shop/stack/debian-root'

interface DebianPostgres {
  /** Superuser URL of its first database. */
  url: string
  /** As the server says it. */
  version: string
  stop(): Promise<void>
}

const START_LIMIT_MS = 60_000
const PASSWORD = 'postgres'
const SETTINGS = [
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=/tmp', 'max_connections=200', 'timezone=UTC'],
  // Compiling statements that run once takes longer than the tests.
  'jit=off',
  // What it holds is thrown away.
  ...['shared_buffers=256MB', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
]

/** The server of Debian's package, with the locale of our own clusters, on a free port of this machine. */
export async function startDebianPostgres(root: string): Promise<DebianPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'cenich-debian-postgres-'))
  const inside = (user: string, command: string[]) =>
    inDebianRoot({ root, user, folders: { [folder]: '/mnt' } }, command)
  const remove = () => rm(folder, { recursive: true, force: true })
  const runInside = (user: string, command: string[]) => {
    const [program, ...args] = inside(user, command)
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  try {
    await writeFile(join(folder, 'password'), PASSWORD)
    runInside('root', ['chown', '-R', 'postgres:postgres', '/mnt'])
    const access = ['--username=postgres', '--auth=scram-sha-256', '--pwfile=/mnt/password']
    runInside('postgres', ['initdb', '--pgdata=/mnt/data', ...access, ...INITDB_FLAGS])
    const port = await takePort()
    const settings = SETTINGS.flatMap((setting) => ['-c', setting])
    const [program, ...args] = inside('postgres', ['postgres', '-D', '/mnt/data', '-p', String(port), ...settings])
    const server = spawn(program, args, { stdio: 'ignore' })
    const ended = once(server, 'exit')
    const stop = async () => {
      server.kill('SIGINT')
      await ended
      await remove()
    }
    const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`
    try {
      return { url, version: await askVersion(url), stop }
    } catch (error) {
      await stop()
      throw error
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function askVersion(url: string): Promise<string> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    try {
      const { rows } = await withClient(url, (client) =>
        client.query<{ server_version: string }>('show server_version'),
      )
      return rows[0]?.server_version ?? ''
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(200)
    }
  }
}
