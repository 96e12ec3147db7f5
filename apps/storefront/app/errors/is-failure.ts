import { isRouteErrorResponse } from 'react-router'

/** The internal name of a redirect that travels as an error. It changes the page; nothing went wrong. */
export const ERR_REDIRECT = 'ERR_REDIRECT'

/** Says whether monitoring should hear of it: redirects, refused addresses and abandoned requests are no failures. */
export function isFailure(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500
  if (isRouteErrorResponse(error)) return error.status >= 500
  if (error instanceof Error) return error.message !== ERR_REDIRECT && error.name !== 'AbortError'
  return true
}
