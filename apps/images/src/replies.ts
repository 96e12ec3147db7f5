import type { FastifyReply, FastifyRequest } from 'fastify'
import { QueueFullError } from '#app/job-queue'
import { UploadsUnreachableError } from '#app/uploads'

// Long enough to spare us a flood of the same wrong address, short enough for a picture that is on its way.
const WHEN_MISSING = 'public, max-age=10'
const RETRY_SECONDS = '2'

export function sendFault(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof QueueFullError) return sendBusy(reply)
  if (error instanceof UploadsUnreachableError) {
    request.log.warn({ err: error, url: request.url }, 'uploads.unreachable')
    return sendBusy(reply)
  }
  request.log.error({ err: error, url: request.url }, 'picture.failed')
  return sendText(reply, 500, 'The picture could not be made')
}

export function sendBusy(reply: FastifyReply): FastifyReply {
  return sendText(reply.header('retry-after', RETRY_SECONDS), 503, 'Too many pictures are being made')
}

export function sendMissing(reply: FastifyReply): FastifyReply {
  return sendText(reply, 404, 'Not found', WHEN_MISSING)
}

export function sendText(reply: FastifyReply, status: number, text: string, cacheControl = 'no-store'): FastifyReply {
  return reply.code(status).headers({ 'cache-control': cacheControl, 'content-type': 'text/plain' }).send(`${text}\n`)
}
