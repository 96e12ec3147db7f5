import { randomUUID } from 'node:crypto'

export const REQUEST_ID = 'x-request-id'

const WELL_FORMED = /^[\w-]{8,64}$/

/** An id given by the edge is kept, so that one id leads through every log; anything else is replaced. */
export function acceptRequestId(given: string | undefined): string {
  return given && WELL_FORMED.test(given) ? given : randomUUID()
}

export function requestIdOf(request: Request): string {
  return request.headers.get(REQUEST_ID) ?? ''
}
