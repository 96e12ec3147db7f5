import { asCommand } from '#app/jobs/job'
import { drawPhoto } from '#app/upload/draw-photo'
import { insertUploadPicture, selectUndrawn } from '#app/upload/uploads.sql'

/** Pictures that came with a message or an application, drawn anew without anything the camera wrote into them. */
export const drawUploads = asCommand<'draw-uploads'>(async ({ db, log }, { uploadIds }) => {
  for (const { id, bytes } of await selectUndrawn(db, uploadIds)) {
    const drawn = await drawPhoto(bytes)
    if (!drawn.ok) log.warn({ uploadId: id, fault: drawn.code }, 'upload.picture_refused')
    await insertUploadPicture(db, id, drawn.ok ? { bytes: drawn.value.bytes } : { fault: drawn.code })
  }
})
