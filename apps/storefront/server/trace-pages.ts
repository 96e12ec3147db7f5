import { runInSpan, startSpan } from '@shop/runtime/tracing'
import type { RequestHandler } from 'express'
import { REQUEST_ID } from '#app/server/request-id.server.ts'

/** A visit begins here. What a visitor says about a trace is not listened to: it would choose what we keep. */
export const tracePages: RequestHandler = (request, response, next) => {
  const span = startSpan({
    name: request.method,
    kind: 'server',
    attributes: { 'http.request.method': request.method, 'cenich.request_id': request.get(REQUEST_ID) ?? '' },
  })
  if (!span) return next()
  response.once('close', () => {
    const { route = '(none)' } = response.locals as { route?: string }
    span.end({
      name: `${request.method} ${route}`,
      attributes: { 'http.route': route, 'http.response.status_code': response.statusCode },
      isFailed: response.statusCode >= 500,
    })
  })
  runInSpan(span, next)
}
