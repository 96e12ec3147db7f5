import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/react'
import { ERROR_TUNNEL } from '#app/errors/error-tunnel-path.ts'

/** A client of our own instead of `init`: no global patches, no breadcrumbs of what the customer clicked or typed. */
export function createSender(dsn: string): (errors: unknown[]) => void {
  const client = new BrowserClient({
    dsn,
    tunnel: ERROR_TUNNEL,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    sendClientReports: false,
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return (errors) => {
    for (const error of errors) scope.captureException(error)
  }
}
