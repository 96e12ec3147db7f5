import type { ProductPictures, StaffPicture, StoredPicture } from '@shop/contract/staff/staff-picture'

/** A picture in the form; without a number it is not saved yet. */
export interface PictureDraft extends Omit<StaffPicture, 'imageId'> {
  imageId: number | null
}

export function toPictureDraft(stored: StoredPicture): PictureDraft {
  return { ...stored, imageId: null, variantId: null, alt: '' }
}

/** Another cut of the same picture: its words and its place stay. */
export function withCut(
  picture: PictureDraft,
  { hash, key, width, height, source, crop }: StoredPicture,
): PictureDraft {
  return { ...picture, hash, key, width, height, source, crop }
}

export function toPictures(pictures: readonly PictureDraft[]): ProductPictures {
  return pictures.map(({ imageId, hash, variantId, alt }) => ({ imageId, hash, variantId, alt: alt.trim() }))
}

export function movePicture(pictures: readonly PictureDraft[], from: number, to: number): PictureDraft[] {
  const moved = pictures[from]
  if (!moved || to < 0 || to >= pictures.length) return [...pictures]
  return pictures.filter((_, index) => index !== from).toSpliced(to, 0, moved)
}
