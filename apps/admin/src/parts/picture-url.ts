import { imagePath, servedWidths } from '@shop/contract/images'

/** The address of a picture that is at least so wide, or as wide as it is; null for one that has none. */
export function pictureUrl(picture: { hash: string | null; key: string; width: number }, wide: number): string | null {
  const widths = servedWidths(picture.width)
  const width = widths.find((one) => one >= wide) ?? widths.at(-1)
  if (picture.hash === null || width === undefined) return null
  const base = document.querySelector<HTMLMetaElement>('meta[name="images-url"]')?.content ?? ''
  return base.replace(/\/+$/, '') + imagePath({ name: picture.key, hash: picture.hash }, width, 'webp')
}
