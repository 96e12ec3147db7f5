import type { Logger } from '@shop/runtime/logger'
import type { Db } from '#app/store/database'
import { drawPhoto } from '#app/upload/draw-photo'
import { insertUploadPicture, selectUndrawn } from '#app/upload/uploads.sql'

/** Pictures drawn anew without anything the camera wrote into them; what is no picture keeps its fault. */
export async function drawUndrawn({ db, log }: { db: Db; log: Logger }, uploadIds: number[]): Promise<void> {
  for (const { id, bytes } of await selectUndrawn(db, uploadIds)) {
    const drawn = await drawPhoto(bytes)
    if (!drawn.ok) log.warn({ uploadId: id, fault: drawn.code }, 'upload.picture_refused')
    await insertUploadPicture(db, id, drawn.ok ? { bytes: drawn.value.bytes } : { fault: drawn.code })
  }
}
