import closeWithGrace from 'close-with-grace'
import { settleReports } from './error-reporter.ts'
import type { Logger } from './logger.ts'

const LIMIT_MS = 10_000

/** On SIGTERM, SIGINT or a bug that nobody caught: finish what runs, then end, after ten seconds at the latest. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  closeWithGrace({ delay: LIMIT_MS, logger: { error: (message) => log.error(message) } }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'process.failed')
    else log.info({ signal }, 'process.stopping')
    await stop()
    log.info('process.stopped')
    log.flush()
    await settleReports()
  })
}
