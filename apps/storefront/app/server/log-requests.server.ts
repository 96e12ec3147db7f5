import { createContext, type MiddlewareFunction } from 'react-router'
import { log } from './log.server.ts'
import { requestIdOf } from './request-id.server.ts'

/** Tells the server around the router which page answers: figures and traces name its pattern, never its address. */
export const noteRoute = createContext<(pattern: string) => void>(() => undefined)

/** One line per request. It names the route, not the path, which may hold a token or a name. */
export const logRequests: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  context.get(noteRoute)(pattern)
  const started = performance.now()
  const response = await next()
  const ms = Math.round(performance.now() - started)
  log.info(
    { requestId: requestIdOf(request), method: request.method, route: pattern, status: response.status, ms },
    'request.done',
  )
  return response
}
