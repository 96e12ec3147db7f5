import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { DataMetrics } from './metrics.ts'
import type { CacheHolder } from './schema-cache/cache-holder.ts'
import type { Listener } from './schema-cache/listener.ts'

interface AdminParts {
  pool: Pool
  cacheHolder: CacheHolder
  listener: Listener
  metrics: DataMetrics
  isAccepting(): boolean
}

const ANSWER_LIMIT_MS = 2000

/** For those who run the service; on a port of its own that no customer reaches. */
export function buildAdminApp({ pool, cacheHolder, listener, metrics, isAccepting }: AdminParts): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  app.get('/live', (_request, reply) => reply.code(isAccepting() ? 200 : 500).send())
  app.get('/ready', async (_request, reply) => {
    if (!isAccepting()) return reply.code(500).send()
    const isKnown = cacheHolder.current() !== undefined && listener.isConnected()
    return reply.code(isKnown && (await doesAnswer(pool)) ? 200 : 503).send()
  })
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.format()))
  return app
}

async function doesAnswer(pool: Pool): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, ANSWER_LIMIT_MS, false).unref())
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, timeout])
}
