import { join } from 'node:path'
import type { Logger } from '@shop/runtime/logger'
import { createMetrics } from '@shop/runtime/metrics'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app/app'
import { createDerivatives } from '#app/derivatives'
import { RECIPE } from '#app/derive'
import { createJobQueue } from '#app/job-queue'
import { createLibrary } from '#app/library'
import { buildOpsApp } from '#app/ops-routes'
import { createUploads } from '#app/uploads'
import { createVideos } from '#app/videos'
import { removeAbandoned } from '#app/write-atomically'

export interface ServiceSettings {
  mediaDir: string
  cacheDir: string
  servicesUrl: string
  jobs: number
  waiting: number
  rescanMs: number
  processMetrics: boolean
}

interface Service {
  app: FastifyInstance
  /** For operators, on a port of its own. */
  ops: FastifyInstance
  /** Tidies the cache and reads the media folder; until then /ready says no. */
  prepare(): Promise<void>
}

const MAX_WAIT_MS = 20_000
const MAKING_BUCKETS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Puts the parts together; nothing is read and nobody listens yet. */
export function createService(settings: ServiceSettings, logger: Logger): Service {
  const cacheDir = join(settings.cacheDir, RECIPE)
  const metrics = createMetrics({ processMetrics: settings.processMetrics })
  const making = metrics.histogram('images_made_seconds', 'Time to make one picture.', ['format'], MAKING_BUCKETS)
  const queue = createJobQueue({ running: settings.jobs, waiting: settings.waiting, maxWaitMs: MAX_WAIT_MS })
  metrics.gauge('images_running', 'Pictures being made.', queue.running)
  metrics.gauge('images_waiting', 'Pictures waiting to be made.', queue.waiting)

  const onNotKept = (err: Error) => logger.error({ err }, 'cache.not_written')

  const library = createLibrary({
    mediaDir: settings.mediaDir,
    cacheDir,
    rescanMs: settings.rescanMs,
    onSkipped: (skipped) => logger.warn(skipped, 'original.skipped'),
    onFault: ({ file, fault }) => logger.error({ file, fault }, 'original.broken'),
    onNotKept,
  })
  const derivatives = createDerivatives({
    mediaDir: settings.mediaDir,
    cacheDir,
    queue,
    onMade: (format, ms) => making.observe({ format }, ms / 1000),
    onNotKept,
  })
  const uploads = createUploads({ servicesUrl: settings.servicesUrl, cacheDir })
  const videos = createVideos({ servicesUrl: settings.servicesUrl, cacheDir })
  async function prepare(): Promise<void> {
    await removeAbandoned(cacheDir)
    await library.refresh()
    logger.info({ originals: [...library.originals()].length, jobs: settings.jobs }, 'service.ready')
  }
  return {
    app: buildApp({ library, uploads, videos, derivatives, metrics, logger }),
    ops: buildOpsApp(metrics),
    prepare,
  }
}
