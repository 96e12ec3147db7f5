import { setTimeout as delay } from 'node:timers/promises'
import { createLogger } from '@shop/runtime/logger'
import pg from 'pg'
import { inject } from 'vitest'
import type { DataConfig } from '#app/config.ts'
import { type RunningService, startService } from '#app/start.ts'
import { cloneFixture, fixtureConfig } from './fixture.ts'
import { createRawClient, type RawAnswer, type RawRequest } from './raw-request.ts'
import { signToken } from './sign-token.ts'

export interface FullService extends RunningService {
  config: DataConfig
  /** The superuser, beside the service. */
  database: pg.Client
  logLines: Record<string, unknown>[]
  send(request: RawRequest): Promise<RawAnswer>
  /** GET, as the given role. */
  get(path: string, options?: { role?: string; headers?: Record<string, string> }): Promise<RawAnswer>
}

interface FullServiceOptions {
  overrides?: Partial<DataConfig>
  /** Run in the copy before the service reads the schema. */
  sql?: string
}

/** The whole service as it runs in production, over its own copy of the fixture. */
export async function startFullService({ overrides = {}, sql }: FullServiceOptions = {}): Promise<FullService> {
  const copy = await cloneFixture(inject('fixtureUrl'))
  const database = new pg.Client({ connectionString: copy.url })
  await database.connect()
  if (sql) await database.query(sql)
  const logLines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void logLines.push(JSON.parse(line)) }
  const config = fixtureConfig(copy.url, { LOG_LEVEL: 'info', ...overrides })
  const running = await startService({ config, log: createLogger({ app: 'data', level: config.LOG_LEVEL, stream }) })
  const client = createRawClient(running.url)
  await until(async () => (await fetch(`${running.adminUrl}/ready`)).status === 200)
  return {
    ...running,
    config,
    database,
    logLines,
    send: client.send,
    get: (path, { role, headers = {} } = {}) =>
      client.send({ method: 'GET', path, headers: { ...headers, ...bearer(role) } }),
    async stop() {
      await running.stop()
      client.close()
      await database.end()
      await copy.drop()
    },
  }
}

export function bearer(role: string | undefined): Record<string, string> {
  return role === undefined ? {} : { Authorization: `Bearer ${signToken({ role })}` }
}

/** Asks until it is so; for what has no event to wait for, like a state on the far side of a network. */
export async function until(isSo: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> {
  const deadline = Date.now() + limitMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It was not so within ${limitMs} ms.`)
    await delay(20)
  }
}
