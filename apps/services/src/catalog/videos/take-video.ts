import type { StaffProduct } from '@shop/contract/staff/staff-product'
import type { ProductVideo, StaffVideo } from '@shop/contract/staff/staff-video'
import { ok, refuse } from '@shop/domain/result'
import { lockStoredPictures, updateAttached } from '#app/catalog/pictures/pictures.sql'
import {
  deleteProductVideo,
  lockStoredVideo,
  updateVideoAttached,
  upsertProductVideo,
} from '#app/catalog/videos/videos.sql'
import type { Context } from '#app/http/context'

const UNKNOWN = refuse('choice_unknown', { field: 'video' })

/** A film of the store and a picture to see before it: one of the store, or one of the gallery that came with the shop. */
export async function takeVideo({ db }: Context, { video, pictures }: StaffProduct, wanted: ProductVideo) {
  const film = video?.hash === wanted.hash ? video : (await lockStoredVideo(db, wanted.hash))[0]
  const inGallery = pictures.find(({ hash }) => hash === wanted.posterHash)
  const poster = (await lockStoredPictures(db, [wanted.posterHash]))[0] ?? inGallery
  if (!film || !poster) return UNKNOWN
  const { hash, key, width, height, seconds } = film
  const shown = { hash: wanted.posterHash, key: poster.key, width: poster.width, height: poster.height }
  return ok<StaffVideo>({ hash, key, width, height, seconds, description: wanted.description, poster: shown })
}

export async function writeVideo({ db, now }: Context, productId: number, video: StaffVideo | null): Promise<void> {
  if (!video) return deleteProductVideo(db, productId)
  await updateVideoAttached(db, video.hash, now)
  await updateAttached(db, [video.poster.hash], now)
  await upsertProductVideo(db, productId, video)
}
