import type { IncomingMessage } from 'node:http'
import { ApiError } from './errors.ts'

const EMPTY = Buffer.alloc(0)

/** Reads the whole body, whatever its type says; the type is the request's own affair, not the framework's. */
export function readBody(message: IncomingMessage, limit: number): Buffer | Promise<Buffer> {
  const { 'content-length': length, 'transfer-encoding': encoding } = message.headers
  if (encoding === undefined && (length === undefined || length === '0')) return EMPTY
  if (Number(length) > limit) throw tooLarge(limit)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else reject(tooLarge(limit))
    })
    message.once('end', () => resolve(Buffer.concat(chunks)))
    message.once('error', reject)
  })
}

function tooLarge(limit: number): ApiError {
  return new ApiError(413, 'PGRST102', `Request body is larger than ${limit} bytes`)
}
