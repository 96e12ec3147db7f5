import { createProcessLog } from '@shop/runtime/process-log'
import { tellRelease } from '@shop/runtime/release'
import { stopOnSignal } from '@shop/runtime/shutdown'
import { readConfig } from '#app/config'
import { createService } from '#app/service'

const config = readConfig(process.env)
const logger = createProcessLog('images', config)
const { app, ops, prepare } = createService(
  {
    mediaDir: config.MEDIA_DIR,
    cacheDir: config.CACHE_DIR,
    servicesUrl: config.SERVICES_URL,
    jobs: config.jobs,
    waiting: config.MAX_WAITING,
    rescanMs: config.RESCAN_SECONDS * 1000,
    processMetrics: true,
  },
  logger,
)
for (const { server } of [app, ops]) tellRelease(server, config.RELEASE)
const stop = async () => void (await Promise.all([app.close(), ops.close()]))
stopOnSignal(logger, stop, { drainSeconds: config.DRAIN_SECONDS })

// The first look at a large folder takes a while: /live answers meanwhile, /ready only afterwards.
await app.listen({ host: config.HOST, port: config.PORT })
if (config.OPS_PORT !== undefined) await ops.listen({ host: config.OPS_HOST, port: config.OPS_PORT })
await prepare()
