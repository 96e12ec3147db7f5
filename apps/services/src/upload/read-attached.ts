import type { AttachedFile } from '@shop/contract/upload'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { drawLater } from '#app/upload/draw-later'
import { selectAttached } from '#app/upload/uploads.sql'

/** A picture as it was drawn anew, never the file that was sent; a PDF as it is, because it is only ever handed out. */
export async function readAttached(context: Context, uploadId: number) {
  const file = await selectAttached(context.db, uploadId)
  if (!file) throw notFound()
  const { name, mediaType, bytes, fault } = file
  if (fault !== null) return refuse('file_broken')
  if (bytes === null) {
    // Sent before pictures were drawn, or a moment ago.
    await drawLater(context, [uploadId])
    return refuse('file_waiting')
  }
  const shown = mediaType === 'application/pdf' ? mediaType : ('image/webp' as const)
  return ok<AttachedFile>({ name, mediaType: shown, content: bytes.toString('base64') })
}
