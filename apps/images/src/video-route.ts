import { createReadStream } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendMissing, sendText } from '#app/replies'
import { parseRange, type VideoAddress, type Videos } from '#app/videos'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** In parts, because browsers ask for a film by parts: some play nothing that does not answer so. */
export async function sendVideo(
  videos: Videos,
  address: VideoAddress,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await videos.find(address)
  if (!file) return sendMissing(reply)
  const range = parseRange(request.headers.range, file.size)
  if (range === 'none') return sendText(reply.header('content-range', `bytes */${file.size}`), 416, 'No such part')
  const { from, to } = range ?? { from: 0, to: file.size - 1 }
  reply.code(range ? 206 : 200).headers({
    'content-type': 'video/mp4',
    'cache-control': FOR_EVER,
    'accept-ranges': 'bytes',
    'content-length': to - from + 1,
    ...(range && { 'content-range': `bytes ${from}-${to}/${file.size}` }),
  })
  return reply.send(createReadStream(file.path, { start: from, end: to }))
}
