import { useEffect } from 'react'
import { isFailure } from '#app/errors/is-failure.ts'
import { toPageError } from '#app/errors/page-error.ts'
import { reportError } from '#app/errors/report-error.ts'
import { FaultPage } from './fault-page.tsx'
import { MissingPage } from './missing-page.tsx'
import { Safely } from './safely.tsx'

/** Drawn by every layout in the place of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const pageError = toPageError(error)
  // Tells monitoring about faults that the router caught, which therefore never reach the window.
  useEffect(() => {
    if (isFailure(error)) reportError(error)
  }, [error])
  return <Safely>{pageError.status === 404 ? <MissingPage /> : <FaultPage error={pageError} />}</Safely>
}
