import { useEffect } from 'react'
import { toPageError } from '#app/errors/page-error.ts'
import { reportError } from '#app/errors/report-error.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { FaultPage } from './fault-page.tsx'
import { MissingPage } from './missing-page.tsx'

/** Drawn by every layout in the place of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <ErrorBoundary>
      <ExplainedError error={error} />
    </ErrorBoundary>
  )
}

function ExplainedError({ error }: { error: unknown }) {
  // Tells monitoring about faults that the router caught, which therefore never reach the window.
  useEffect(() => reportError(error), [error])
  const pageError = toPageError(error)
  return pageError.status === 404 ? <MissingPage /> : <FaultPage error={pageError} />
}
