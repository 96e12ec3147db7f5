import { UPLOAD_LIMIT_BYTES, UPLOAD_TYPES, UploadReply } from '@shop/contract/upload'
import type { FastifyInstance } from 'fastify'
import { openContext } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { enforceLimits, type Limit, limitNetwork, limitSubject } from '#app/http/limits'
import { RequestError } from '#app/http/request-error'
import { hashSecret, makeSecret } from '#app/store/secret'
import { detectMediaType } from '#app/upload/media-type'
import { insertUpload } from '#app/upload/uploads.sql'

// A form holds five files; a household sends a few forms.
const uploading: Limit = { action: 'upload', per: 'network', max: 40, windowSeconds: 60 * 60 }
const DAY_SECONDS = 24 * 60 * 60
const KILOBYTE = 1024
// What a network may leave with us in a day, and all of them together: files stand in the database until somebody deals with them.
const ofNetwork = { action: 'upload-bytes', max: 100 * KILOBYTE, windowSeconds: DAY_SECONDS }
const ofAll = { action: 'upload-bytes-all', max: 4 * KILOBYTE * KILOBYTE, windowSeconds: DAY_SECONDS }
const LONGEST_NAME = 120

/** Bytes instead of JSON, so it stands beside the contract: everything else about a file is a command of its form. */
export function addUploadRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser([...UPLOAD_TYPES], { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/uploads', { bodyLimit: UPLOAD_LIMIT_BYTES }, async (request, reply) => {
      const context = await openContext(deps, request)
      await enforceLimits(context, [uploading])
      const bytes = request.body
      const mediaType = Buffer.isBuffer(bytes) ? detectMediaType(bytes) : null
      if (!Buffer.isBuffer(bytes) || !mediaType) throw new RequestError('unsupported_media_type')
      const weight = Math.ceil(bytes.length / KILOBYTE)
      await limitNetwork(deps, { ...ofNetwork, weight }, context.ip, context.now)
      await limitSubject(deps, { ...ofAll, weight }, 'everybody', context.now)
      const key = makeSecret()
      const name = toFileName(request.headers['x-file-name'])
      await insertUpload(deps.pool, { secretHash: hashSecret(key), mediaType, name, bytes, now: context.now })
      return reply.status(201).send(UploadReply.parse({ key }))
    })
  })
}

/** For the eyes of staff only; what could be read as a path or a header is left out. */
function toFileName(header: string | string[] | undefined): string {
  const text = decode(typeof header === 'string' ? header : '')
  return (
    text
      .replace(/[^\p{L}\p{N} ._-]/gu, '')
      .trim()
      .slice(-LONGEST_NAME) || 'soubor'
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
