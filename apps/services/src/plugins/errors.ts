import type { ErrorCode } from '@shop/contract/error-codes'
import { wasAwaySince } from '@shop/runtime/pool'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { toErrorBody } from '#app/http/error-messages'
import { RequestError } from '#app/http/request-error'

// What Fastify itself finds wrong with a request, before any of our code sees it.
const OF_FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
}

/** A planned switchover is over by then; whoever comes too early waits at our side for a moment more. */
const RETRY_AFTER_SECONDS = '5'

/** The one place where a thrown error becomes an answer. */
export function answerErrors(app: FastifyInstance, pool: pg.Pool): void {
  app.setNotFoundHandler((_request, reply) => send(reply, 404, 'not_found'))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RequestError) {
      return send(reply.headers(error.headers), error.status, error.code, error.details)
    }
    const code = OF_FASTIFY[error.code] ?? (isBadRequest(error) ? 'malformed_body' : undefined)
    if (code === 'body_too_large') discardRest(request, reply)
    if (code) return send(reply, error.statusCode ?? 400, code)
    if (error.statusCode === 503) return send(reply, 503, 'unavailable')
    // Libraries wrap what the database said in words of their own; the pool knows what happened meanwhile.
    if (wasAwaySince(pool, performance.now() - reply.elapsedTime)) {
      request.log.warn({ err: error }, 'database.unavailable')
      return send(reply, 503, 'unavailable')
    }
    request.log.error({ err: error }, 'request.failed')
    return send(reply, 500, 'fault', { requestId: request.id })
  })
}

/** Fastify would close the connection under a sender who has not read the answer yet; the rest is thrown away instead. */
function discardRest(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  request.raw.resume()
}

/** A body the JSON parser refused, or a request that broke off. */
function isBadRequest(error: FastifyError): boolean {
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
}

function send(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  details: Record<string, unknown> = {},
): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.status(status).send(toErrorBody(code, details))
}
