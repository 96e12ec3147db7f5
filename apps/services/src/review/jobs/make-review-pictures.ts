import { asCommand } from '#app/jobs/job'
import { saveReviewPicture, selectWaitingPictures, updatePictureFault } from '#app/review/review-photos.sql'
import { drawPhoto } from '#app/upload/draw-photo'

/** What visitors see is never the file that was sent, only a picture drawn from it. */
export const makeReviewPictures = asCommand<'make-review-pictures'>(async ({ db, log }, { reviewId }) => {
  for (const { photoId, bytes } of await selectWaitingPictures(db, reviewId)) {
    const drawn = await drawPhoto(bytes)
    if (drawn.ok) await saveReviewPicture(db, photoId, drawn.value)
    else {
      log.warn({ photoId, fault: drawn.code }, 'review.photo_refused')
      await updatePictureFault(db, photoId, drawn.code)
    }
  }
})
