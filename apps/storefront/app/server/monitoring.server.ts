import { log } from './log.server.ts'
import { requestIdOf } from './request-id.server.ts'

/**
 * What is logged as an error is reported. The path stays out of it: it may hold a token from a mail. The request id leads
 * to the log line with the route.
 */
export function reportServerError(error: unknown, request: Request): void {
  log.error({ err: error, requestId: requestIdOf(request) }, 'request.failed')
}
