import { EventEmitter } from 'node:events'
import { tellRelease } from '@shop/runtime/release'
import { whenDatabaseAnswers } from '@shop/runtime/when-database-answers'
import { fastify } from 'fastify'
import { Logger as GraphileLogger, run, type WorkerEvents } from 'graphile-worker'
import { openBounceDoor } from '#app/campaign/bounces/open-bounce-door'
import { taskList } from '#app/compose/task-list'
import { directUrl } from '#app/config'
import { selectBehindSeconds } from '#app/edge/edge-purges.sql'
import { followPageChanges } from '#app/edge/follow-page-changes'
import type { Deps } from '#app/http/deps'
import { startPresence } from '#app/jobs/presence'
import { createMailer } from '#app/mail/mailer'
import { openDatabase } from '#app/store/database'
import { isReady } from '#app/store/is-ready'
import { countDeadJobs, selectQueueAge } from '#app/store/store.sql'
import { timetable } from '#app/timetable'

/** Its listener, its timetable and its maintenance. */
const CONNECTIONS_BESIDE_JOBS = 3

interface RunningWorker {
  stop(): Promise<void>
}

/** Runs jobs and the timetable until told to stop; a job in hand is finished first. */
export async function startWorker(deps: Deps): Promise<RunningWorker> {
  const { config, pool, log } = deps
  const queue = openQueue(deps)
  const presence = await whenDatabaseAnswers({ log }, () =>
    startPresence({
      databaseUrl: directUrl(config),
      pool,
      onUnlocked: (workerIds) => log.warn({ workerIds }, 'jobs.unlocked'),
      onLost: (error) => {
        // Others will soon run our jobs; two workers must not.
        log.fatal({ err: error }, 'worker.presence_lost')
        process.exit(1)
      },
    }),
  )
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => void presence.announce(workerPool.id))
  const isListening = followListener(events)
  const runner = await run({
    pgPool: queue.pool,
    taskList: taskList({ ...deps, mailer: createMailer(config) }),
    parsedCronItems: timetable(),
    concurrency: config.WORKER_JOBS,
    noHandleSignals: true,
    events,
    logger: toGraphileLogger(log),
  })
  const pageChanges = await followPageChanges(deps)
  const health = await serveHealth(deps, isListening)
  const door = config.BOUNCE_PORT === undefined ? null : await openBounceDoor(deps, config.BOUNCE_PORT)
  return {
    async stop() {
      await door?.close()
      await pageChanges.stop()
      await runner.stop()
      await presence.stop()
      await queue.close()
      await health.close()
    },
  }
}

/** The queue listens for new jobs, which only a session of its own can: through a pooler it would hear nothing. */
function openQueue({ config, pool, log }: Deps): { pool: Deps['pool']; close(): Promise<void> } {
  if (!config.DATABASE_DIRECT_URL) return { pool, close: async () => undefined }
  const direct = openDatabase({
    url: config.DATABASE_DIRECT_URL,
    max: config.WORKER_JOBS + CONNECTIONS_BESIDE_JOBS,
    applicationName: 'worker-queue',
    onIdleError: (error) => log.error({ err: error }, 'database.connection_lost'),
  })
  return { pool: direct, close: () => direct.end() }
}

/** Whether new jobs are heard of at once; the queue comes back to it by itself. */
function followListener(events: WorkerEvents): () => boolean {
  let isListening = false
  events.on('pool:listen:success', () => {
    isListening = true
  })
  events.on('pool:listen:error', () => {
    isListening = false
  })
  return () => isListening
}

/** Orchestrators and metrics ask the worker over HTTP too, on a port of its own. */
async function serveHealth({ config, pool, metrics }: Deps, isListening: () => boolean) {
  let deadJobs = 0
  let waiting = 0
  let behind = 0
  metrics.gauge('edge_behind_seconds', 'Age of the oldest change that an edge was not told of.', () => behind)
  metrics.gauge('jobs_dead', 'Jobs that ran out of attempts.', () => deadJobs)
  metrics.gauge('jobs_waiting_seconds', 'How long the oldest job that is due has waited.', () => waiting)
  const app = fastify()
  tellRelease(app.server, config.RELEASE)
  app.get('/live', async () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    const ok = isListening() && (await isReady(pool))
    return reply.code(ok ? 200 : 503).send({ ok })
  })
  app.get('/metrics', async (_request, reply) => {
    deadJobs = await countDeadJobs(pool)
    waiting = await selectQueueAge(pool)
    behind = await selectBehindSeconds(pool)
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
