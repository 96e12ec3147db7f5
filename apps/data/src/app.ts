import { randomUUID } from 'node:crypto'
import { METHODS } from 'node:http'
import { httpLimits, MOST_CONNECTIONS } from '@shop/runtime/http-limits'
import { type Logger, withoutRedaction } from '@shop/runtime/logger'
import type { Span } from '@shop/runtime/trace-span'
import { isTracing, runInSpan, startSpan } from '@shop/runtime/tracing'
import { createTrust } from '@shop/runtime/trusted-proxies'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { LimitNetwork } from './limit-network.ts'
import type { DataMetrics } from './metrics.ts'
import { readBody } from './read-body.ts'
import { type Answer, toErrorAnswer } from './response/answer.ts'
import { toApiError } from './response/database-error-response.ts'
import type { Respond } from './service.ts'

interface AppParts {
  respond: Respond
  metrics: DataMetrics
  log: Logger
  bodyLimit: number
  limitNetwork: LimitNetwork
  /** Who may say which trace a question belongs to. */
  trusted: string[]
}

const MAX_HEADER_BYTES = 65_536
const REQUEST_ID = /^[\w.:-]{1,128}$/
const EVERY_PATH = '/'

/** One route for everything: the path belongs to the contract, byte for byte, and no router may read it first. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { respond, metrics, bodyLimit, limitNetwork } = parts
  const log = withoutRedaction(parts.log)
  const isTrusted = createTrust(parts.trusted)
  const connections = httpLimits({ requestMs: 60_000 })
  const app = Fastify({
    logger: false,
    rewriteUrl: () => EVERY_PATH,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    ...connections,
    http: { ...connections, maxHeaderSize: MAX_HEADER_BYTES },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
  })
  app.server.maxConnections = MOST_CONNECTIONS
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  // We read bodies ourselves, of whatever type.
  for (const method of METHODS) app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  app.route({
    method: METHODS.filter((method) => method !== 'CONNECT'),
    url: EVERY_PATH,
    handler: (request, reply) => {
      const span = startRequestSpan(request, isTrusted)
      return runInSpan(span, async () => {
        const started = performance.now()
        const answer = await answerMessage(request, respond, bodyLimit, limitNetwork)
        // A connection kept open would hold up the end until it times out.
        if (isClosing) answer.headers.Connection = 'close'
        send(reply, request.id, answer)
        report(request, answer, performance.now() - started, { metrics, log })
        if (span) endRequestSpan(span, request, answer)
        return reply
      })
    },
  })
  return app
}

/** A question is part of a page; asked by itself, as for health, it is no trace. */
function startRequestSpan({ raw, headers, id }: FastifyRequest, isTrusted: (address: string) => boolean): Span | null {
  const given = isTracing() ? headers.traceparent : undefined
  if (typeof given !== 'string' || !isTrusted(raw.socket.remoteAddress ?? '')) return null
  const { method = '' } = raw
  return startSpan({
    name: method,
    kind: 'server',
    attributes: { 'http.request.method': method, 'cenich.request_id': id },
    traceparent: given,
  })
}

/** What is asked about a table stands in the address and stays out of it. */
function endRequestSpan(span: Span, { raw }: FastifyRequest, { status, route = '(none)' }: Answer): void {
  span.end({
    name: `${raw.method} ${route}`,
    attributes: { 'http.route': route, 'http.response.status_code': status },
    isFailed: status >= 500,
  })
}

async function answerMessage(
  { raw, headers, id }: FastifyRequest,
  respond: Respond,
  bodyLimit: number,
  limitNetwork: LimitNetwork,
): Promise<Answer> {
  try {
    limitNetwork(raw.socket.remoteAddress ?? '', headers['x-forwarded-for'])
    const read = readBody(raw, bodyLimit)
    const body = read instanceof Promise ? await read : read
    return await respond({ method: raw.method ?? '', url: urlOf(raw), headers, body, id })
  } catch (error) {
    return toErrorAnswer(toApiError(error, true))
  }
}

function urlOf(raw: FastifyRequest['raw']): string {
  return (raw as typeof raw & { originalUrl: string }).originalUrl
}

/** Straight to the socket: what the database has made is neither decoded nor encoded on the way. */
function send(reply: FastifyReply, id: string, { status, headers, body, isBytes = false }: Answer): void {
  reply.hijack()
  headers['X-Request-Id'] = id
  if (body !== null) headers['Content-Length'] = String(isBytes ? body.length : Buffer.byteLength(body))
  reply.raw.writeHead(status, headers)
  if (body === null) reply.raw.end()
  else reply.raw.end(body, isBytes ? 'latin1' : 'utf8')
}

/** One line per request, with nothing the caller wrote but a name that we know. */
function report(
  request: FastifyRequest,
  { status, route }: Answer,
  ms: number,
  { metrics, log }: Pick<AppParts, 'metrics' | 'log'>,
) {
  const { method = '' } = request.raw
  const kind = kindOf(urlOf(request.raw))
  metrics.countRequest({ method, route, kind, status, seconds: ms / 1000 })
  const line = { id: request.id, method, kind, route, status, ms: Math.round(ms * 100) / 100 }
  if (status >= 500) log.error(line, 'request')
  else log.info(line, 'request')
}

function kindOf(url: string): 'function' | 'table' {
  return url.startsWith('/rpc/') ? 'function' : 'table'
}
