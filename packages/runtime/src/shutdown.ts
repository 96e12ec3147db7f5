import { setTimeout as delay } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { settleReports } from './error-reporter.ts'
import type { Logger } from './logger.ts'
import { stopTracing } from './tracing.ts'

const LIMIT_MS = 10_000

let stopping = false

/** Whether this process was told to end. It answers whoever comes, and readiness sends them elsewhere. */
export function isStopping(): boolean {
  return stopping
}

/**
 * On SIGTERM, SIGINT or a bug that nobody caught: finish what runs, then end, after ten seconds at the latest. Before that it goes on for as
 * long as those who send requests need to see that they should not. A process with a bug waits for nobody.
 */
export function stopOnSignal(log: Logger, stop: () => Promise<void>, { drainSeconds = 0 } = {}): void {
  const limit = LIMIT_MS + drainSeconds * 1000
  closeWithGrace({ delay: limit, logger: { error: (message) => log.error(message) } }, async ({ signal, err }) => {
    stopping = true
    if (err) log.fatal({ err }, 'process.failed')
    else log.info({ signal }, 'process.stopping')
    if (!err) await delay(drainSeconds * 1000)
    await stop()
    await stopTracing()
    log.info('process.stopped')
    log.flush()
    await settleReports()
  })
}
