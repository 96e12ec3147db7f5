import { config } from '#app/config.server.ts'
import { log } from './log.server.ts'
import { requestIdOf } from './request-id.server.ts'

type Capture = (error: unknown, requestId: string) => void

const capture = config.SENTRY_DSN ? await createCapture(config.SENTRY_DSN) : undefined

/** The path stays out of it: it may hold a token from a mail. The request id leads to the log line with the route. */
export function reportServerError(error: unknown, request: Request): void {
  const requestId = requestIdOf(request)
  log.error({ err: error, requestId }, 'request.failed')
  capture?.(error, requestId)
}

async function createCapture(dsn: string): Promise<Capture> {
  // Costs most of a second to load, so only a server that reports somewhere pays for it.
  const { NodeClient, Scope, defaultStackParser, linkedErrorsIntegration, makeNodeTransport } = await import(
    '@sentry/node'
  )
  const client = new NodeClient({
    dsn,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
  })
  client.init()
  return (error, requestId) => {
    const scope = new Scope()
    scope.setClient(client)
    scope.setTag('request_id', requestId)
    scope.captureException(error)
  }
}
