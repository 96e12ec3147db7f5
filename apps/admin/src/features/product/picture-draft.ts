import { imagePath, servedWidths } from '@shop/contract/images'
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

/** The address of a picture that is at least so wide, or as wide as it is; null for one that has none. */
export function pictureUrl(picture: { hash: string | null; key: string; width: number }, wide: number): string | null {
  const widths = servedWidths(picture.width)
  const width = widths.find((one) => one >= wide) ?? widths.at(-1)
  if (picture.hash === null || width === undefined) return null
  const base = document.querySelector<HTMLMetaElement>('meta[name="images-url"]')?.content ?? ''
  return base.replace(/\/+$/, '') + imagePath({ name: picture.key, hash: picture.hash }, width, 'webp')
}
