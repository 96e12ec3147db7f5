import { drainErrors, onWaitingErrors, reportError } from '#app/errors/report-error.ts'
import { loadPiece } from '#app/navigation/lazy-with-timeout.ts'

/** Listens from the start; the monitoring library itself is loaded only by the first error, most visits never need it. */
export function startErrorReporting(): void {
  addEventListener('error', (event) => reportError(event.error ?? new Error(event.message)))
  addEventListener('unhandledrejection', (event) => reportError(event.reason))

  const dsn = document.querySelector<HTMLMetaElement>('meta[name="error-dsn"]')?.content
  if (!dsn) return
  let sending: Promise<(errors: unknown[]) => void> | undefined
  const sender = () => {
    sending ??= loadPiece(() => import('./sentry-browser.ts')).then(({ createSender }) => createSender(dsn))
    return sending
  }
  onWaitingErrors(() => {
    // Monitoring that fails to load must not become one more error to report.
    sender().then(
      (send) => send(drainErrors()),
      () => undefined,
    )
  })
}
