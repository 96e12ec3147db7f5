import { EventEmitter } from 'node:events'
import { fastify } from 'fastify'
import { Logger as GraphileLogger, run, type WorkerEvents } from 'graphile-worker'
import { taskList } from '#app/compose/task-list'
import type { Deps } from '#app/http/deps'
import { startPresence } from '#app/jobs/presence'
import { createMailer } from '#app/mail/mailer'
import { countDeadJobs } from '#app/store/store.sql'
import { timetable } from '#app/timetable'

interface RunningWorker {
  stop(): Promise<void>
}

/** Runs jobs and the timetable until told to stop; a job in hand is finished first. */
export async function startWorker(deps: Deps): Promise<RunningWorker> {
  const { config, pool, log } = deps
  const presence = await startPresence({
    databaseUrl: config.DATABASE_URL,
    pool,
    onUnlocked: (workerIds) => log.warn({ workerIds }, 'jobs.unlocked'),
    onLost: (error) => {
      // Others will soon run our jobs; two workers must not.
      log.fatal({ err: error }, 'worker.presence_lost')
      process.exit(1)
    },
  })
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => void presence.announce(workerPool.id))
  const runner = await run({
    pgPool: pool,
    taskList: taskList({ ...deps, mailer: createMailer(config) }),
    parsedCronItems: timetable(),
    concurrency: config.WORKER_JOBS,
    noHandleSignals: true,
    events,
    logger: toGraphileLogger(log),
  })
  const health = await serveHealth(deps)
  return {
    async stop() {
      await runner.stop()
      await presence.stop()
      await health.close()
    },
  }
}

/** Orchestrators and metrics ask the worker over HTTP too, on a port of its own. */
async function serveHealth({ config, pool, metrics }: Deps) {
  let deadJobs = 0
  metrics.gauge('jobs_dead', 'Jobs that ran out of attempts.', () => deadJobs)
  const app = fastify()
  app.get('/live', async () => ({ ok: true }))
  app.get('/ready', async () => {
    await countDeadJobs(pool)
    return { ok: true }
  })
  app.get('/metrics', async (_request, reply) => {
    deadJobs = await countDeadJobs(pool)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  await app.listen({ host: config.HOST, port: config.WORKER_PORT })
  return app
}

/** Its own lines about every job would repeat ours; what it cannot do is worth knowing. */
function toGraphileLogger(log: Deps['log']): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ detail: message.split('\n')[0] }, 'worker.trouble')
  })
}
