import type { Request, RequestHandler, Response } from 'express'
import { bodyLimit, explainsTooLong, USUAL_BODY } from '#app/server/body-limits.server.ts'
import { bodyTexts } from '#app/texts/shell/errors.ts'
import { readBody } from './read-body.ts'
import { withBody } from './request-body.ts'

/** Forms with files are held in memory while they are read, so only so many bytes of them may be on the way at once. */
const FILES_AT_ONCE = 64 * 1024 * 1024

interface Refusal {
  status: 408 | 413 | 429
  text: string
}
const TOO_LONG: Refusal = { status: 413, text: bodyTexts.tooLong }
const TOO_SLOW: Refusal = { status: 408, text: bodyTexts.tooSlow }
const TOO_BUSY: Refusal = { status: 429, text: bodyTexts.tooBusy }

/**
 * Bodies are counted before anything reads them. What the browser declares cannot be exceeded, the server cuts there; what comes in
 * pieces of unknown number is counted as it comes. Small bodies are taken in whole, so that no page waits for a slow sender.
 */
export function limitBodies(): RequestHandler {
  let filesOnTheWay = 0
  const reserve = (bytes: number, response: Response): boolean => {
    if (filesOnTheWay + bytes > FILES_AT_ONCE) return false
    filesOnTheWay += bytes
    response.once('close', () => {
      filesOnTheWay -= bytes
    })
    return true
  }
  return async (request, response, next) => {
    const limit = bodyLimit(request.path)
    const declared = declaredLength(request)
    if (declared === 0) return next()
    // The page of the form says it best; nothing of what was sent is read for it.
    if (declared > limit && declared !== Number.POSITIVE_INFINITY && explainsTooLong(request.path)) {
      withBody(request, Buffer.alloc(0))
      return next()
    }
    if (declared > limit && declared !== Number.POSITIVE_INFINITY) return refuse(request, response, TOO_LONG)
    const most = Math.min(declared, limit)
    if (most > USUAL_BODY && !reserve(most, response)) return refuse(request, response, TOO_BUSY)
    if (most > USUAL_BODY && declared <= limit) return next()
    const read = await readBody(request, most)
    if (read === 'gone') return
    if (read === 'too_long') return refuse(request, response, TOO_LONG)
    if (read === 'too_slow') return refuse(request, response, TOO_SLOW)
    withBody(request, read)
    next()
  }
}

/** Infinity when it comes in pieces of unknown number. */
function declaredLength(request: Request): number {
  if (request.headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(request.headers['content-length'] ?? 0)
}

/**
 * The rest of what is being sent is thrown away, for as long as the server lets a request take. Ending the connection with the answer
 * would reset it under the sender, who would then see a broken line instead of the answer.
 */
function refuse(request: Request, response: Response, { status, text }: Refusal): void {
  if (status === 429) response.set('Retry-After', '10')
  response.set('Cache-Control', 'no-store').status(status).type('text').send(text)
  request.resume()
}
