import type { Span } from '@shop/runtime/trace-span'
import { isTracing, runInSpan, startSpan } from '@shop/runtime/tracing'
import { createTrust } from '@shop/runtime/trusted-proxies'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#app/config'

const spans = new WeakMap<FastifyRequest, Span>()

/** A command is a span of the page that gives it. Only our own processes may say which; the edge drops the word of others. */
export function traceRequests(app: FastifyInstance, { TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>): void {
  if (!isTracing()) return
  const isTrusted = createTrust(TRUSTED_PROXIES)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, socket, id } = request
    const given = isTrusted(socket.remoteAddress ?? '') ? headers.traceparent : undefined
    const route = routeOf(request)
    const span = route === '/live' || route === '/ready' ? null : startRequestSpan(method, route, id, given)
    if (span) spans.set(request, span)
    runInSpan(span, done)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      isFailed: statusCode >= 500,
    })
  })
}

/** The pattern, also of what nobody answers to. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '(none)'
}

/** For what is done when the answer is out, outside of everything that began with the request. */
export function spanOf(request: FastifyRequest): Span | undefined {
  return spans.get(request)
}

function startRequestSpan(method: string, route: string, id: string, given: string | string[] | undefined) {
  return startSpan({
    name: `${method} ${route}`,
    kind: 'server',
    attributes: { 'http.request.method': method, 'http.route': route, 'cenich.request_id': id },
    traceparent: typeof given === 'string' ? given : undefined,
  })
}
