import type { IncomingMessage } from 'node:http'

/** A form of words is a few packets; whoever takes longer holds a connection for nothing. */
const SLOWEST_MS = 15_000

type ReadBody = Buffer | 'too_long' | 'too_slow' | 'gone'

/** Reads at most `limit` bytes and never keeps more than that in memory. */
export function readBody(request: IncomingMessage, limit: number, slowestMs = SLOWEST_MS): Promise<ReadBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let total = 0
    const settle = (answer: ReadBody) => {
      clearTimeout(deadline)
      request.off('data', take).off('end', end).off('close', gone)
      resolve(answer)
    }
    const take = (chunk: Buffer) => {
      total += chunk.length
      if (total > limit) return settle('too_long')
      chunks.push(chunk)
    }
    const end = () => settle(Buffer.concat(chunks))
    const gone = () => settle('gone')
    const deadline = setTimeout(settle, slowestMs, 'too_slow')
    request.on('data', take).once('end', end).once('close', gone)
    // A sender who goes away is told nothing; unheard, the error would end the process.
    request.on('error', () => undefined)
  })
}
