import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Derivatives, OriginalChangedError } from '#app/derivatives'
import type { Library } from '#app/library'
import type { Original } from '#app/originals'
import { sendBusy, sendMissing, sendText } from '#app/replies'
import type { Uploads } from '#app/uploads'
import { mediaTypeOf, type PictureAddress, parsePictureAddress } from '#app/widths'

export interface PictureParts {
  library: Library
  /** Pictures of the back office, which no folder has. */
  uploads: Uploads
  derivatives: Derivatives
}

const FOR_EVER = 'public, max-age=31536000, immutable'

export async function sendPicture(
  parts: PictureParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The raw address: what a router would decode or tidy up is a different address, and there is only one per picture.
  const address = parsePictureAddress(request.raw.url ?? '')
  if (!address) return sendMissing(reply)
  if (!parts.library.ready()) return sendBusy(reply)
  const original = await findOriginal(parts, address)
  if (!original) return sendMissing(reply)
  if (!original.facts) {
    request.log.error({ file: original.file, fault: original.fault }, 'picture.broken')
    return sendText(reply, 500, 'The original is broken')
  }
  if (address.width > original.facts.width) return sendMissing(reply)
  const picture = await readPicture(parts, original, address)
  if (!picture) return sendMissing(reply)
  return reply.headers({ 'content-type': mediaTypeOf(address.format), 'cache-control': FOR_EVER }).send(picture)
}

async function findOriginal({ library, uploads }: PictureParts, address: PictureAddress): Promise<Original | null> {
  const { name, hash } = address
  const known = library.find(name)
  if (known?.hash === hash) return known
  const uploaded = await uploads.find(address)
  if (uploaded) return uploaded
  await library.refreshWhenDue()
  const original = library.find(name)
  return original?.hash === hash ? original : null
}

async function readPicture(parts: PictureParts, original: Original, address: PictureAddress): Promise<Buffer | null> {
  try {
    return await parts.derivatives.get(original, address.width, address.format)
  } catch (error) {
    if (!(error instanceof OriginalChangedError)) throw error
    if (original.folder) return null
    parts.library.forget(original)
    await parts.library.refresh()
    return null
  }
}
