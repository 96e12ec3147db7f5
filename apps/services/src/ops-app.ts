import { type FastifyInstance, fastify } from 'fastify'
import type { Deps } from '#app/http/deps'
import { openApiDocument } from '#app/http/openapi'
import { countDeadJobs, selectStatementTimes } from '#app/store/store.sql'

/** What operators and developers read, on a port of its own: the one that partners reach tells strangers nothing about itself. */
export function buildOpsApp({ pool, metrics }: Pick<Deps, 'pool' | 'metrics'>): FastifyInstance {
  const app = fastify()
  let deadJobs = 0
  metrics.gauge('jobs_dead', 'Jobs that ran out of attempts.', () => deadJobs)
  app.get('/metrics', async (_request, reply) => {
    deadJobs = await countDeadJobs(pool)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  const document = openApiDocument()
  app.get('/openapi.json', async () => document)
  // Where the database counts them: the fifty that have taken the most time, without anybody's values.
  app.get('/statements', async () => ({ statements: await selectStatementTimes(pool) }))
  return app
}
