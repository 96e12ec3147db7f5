import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router'
import { HIDDEN_MESSAGE } from '#app/errors/page-error.ts'

/**
 * In production the router makes every error anonymous, and its status goes with its words. What a service answered is
 * therefore thrown as the router's own kind of error: the status stays, the words do not, monitoring gets the cause.
 */
export function keepStatus(cause: Error & { status: number }): unknown {
  const status = statusOfPage(cause.status)
  return Object.assign(new ErrorResponse(status, HIDDEN_MESSAGE, { message: HIDDEN_MESSAGE }), { error: cause })
}

/**
 * A 404 of a service is our mistake about its address and would declare the customer's page gone. One that could not be reached has
 * answered nothing at all.
 */
function statusOfPage(answered: number): number {
  if (answered === 404) return 500
  return answered >= 400 ? answered : 503
}

/** What really happened, for whoever decides or reports by it. */
export function causeOf(error: unknown): unknown {
  return isRouteErrorResponse(error) ? ((error as { error?: Error }).error ?? error) : error
}
