import { setTimeout as delay } from 'node:timers/promises'
import { isStopping } from '@shop/runtime/shutdown'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import type { DataMetrics } from './metrics.ts'
import type { CacheHolder } from './schema-cache/cache-holder.ts'
import type { SchemaWatch } from './schema-cache/schema-watch.ts'

interface AdminParts {
  pool: Pool
  cacheHolder: CacheHolder
  watch: SchemaWatch
  /** It may be a standby; otherwise one is a server that was replaced. */
  isReplica: boolean
  metrics: DataMetrics
  isAccepting(): boolean
}

const ANSWER_LIMIT_MS = 2000

/** For those who run the service; on a port of its own that no customer reaches. */
export function buildAdminApp(parts: AdminParts): FastifyInstance {
  const { cacheHolder, watch, metrics, isAccepting } = parts
  const app = Fastify({ logger: false, forceCloseConnections: true })
  app.get('/live', (_request, reply) => reply.code(isAccepting() ? 200 : 500).send())
  app.get('/ready', async (_request, reply) => {
    if (!isAccepting()) return reply.code(500).send()
    const isKnown = !isStopping() && cacheHolder.current() !== undefined && watch.isCurrent()
    return reply.code(isKnown && (await doesAnswer(parts)) ? 200 : 503).send()
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  return app
}

async function doesAnswer(parts: AdminParts): Promise<boolean> {
  const late = delay(ANSWER_LIMIT_MS, false, { ref: false })
  return Promise.race([late, ask(parts).catch(() => false)])
}

async function ask({ pool, isReplica }: AdminParts): Promise<boolean> {
  const client = await pool.connect()
  try {
    const isRight = !(await isStandby(client)) || isReplica
    // A primary that was demoted answers with yesterday's rows for as long as somebody keeps its connections.
    client.release(!isRight)
    return isRight
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function isStandby(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  return rows[0]?.standby ?? true
}
