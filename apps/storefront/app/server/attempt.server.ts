import { ServicesError } from '@shop/clients/services-error'
import type { Refusal, Result } from '@shop/domain/result'
import { causeOf } from './keep-status.server.ts'
import { reportServerError } from './monitoring.server.ts'

type Details = Record<string, unknown>

/** A form must not lose what was written into it because the services are away for a moment. */
export async function attempt<Value, Code extends string>(
  request: Request,
  call: Promise<Result<Value, Code, Details>>,
): Promise<Result<Value, Code | 'unavailable', Details>> {
  try {
    return await call
  } catch (error) {
    const cause = causeOf(error)
    if (!isAway(cause)) throw error
    reportServerError(cause, request)
    return { ok: false, code: 'unavailable', details: {} } satisfies Refusal<'unavailable', Details>
  }
}

/** No connection, no answer in time, or an answer that says "not now". */
function isAway(error: unknown): boolean {
  if (error instanceof ServicesError) return error.status >= 502
  return error instanceof Error && (error.name === 'TimeoutError' || error.message === 'fetch failed')
}
