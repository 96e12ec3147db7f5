import { type ImageFormat, type ImageRef, type ImageWidth, imagePath, servedWidths } from '@shop/contract/images'

interface ImageUrlInput {
  /** `IMAGES_URL`: the service itself or the CDN in front of it; may hold a path. */
  base: string
  image: ImageRef
  width: ImageWidth
  format: ImageFormat
}

export function imageUrl({ base, image, width, format }: ImageUrlInput): string {
  return base.replace(/\/+$/, '') + imagePath(image, width, format)
}

interface PictureSourcesInput {
  base: string
  /** `width` is the original's own; it decides which widths exist. */
  image: ImageRef & { width: number }
  /** The picture is never drawn wider, twice its size on a fine screen included: a thumbnail needs no 2000 px. */
  maxWidth?: number
}

/** What the kit's `<Picture>` takes. */
export interface PictureSources {
  widths: ImageWidth[]
  source: (derivative: { width: number; format: ImageFormat }) => string
}

export function pictureSources({ base, image, maxWidth = image.width }: PictureSourcesInput): PictureSources {
  const widths = widthsUpTo(servedWidths(image.width), maxWidth)
  if (widths.length === 0)
    throw new RangeError(`${image.name} is ${image.width} px wide, too small for the image service.`)
  return {
    widths,
    // The kit knows numbers only; it asks for the widths given here and for no other.
    source: ({ width, format }) => imageUrl({ base, image, width: width as ImageWidth, format }),
  }
}

/** The first width that covers the place is the last one needed. */
function widthsUpTo(widths: ImageWidth[], maxWidth: number): ImageWidth[] {
  const covering = widths.findIndex((width) => width >= maxWidth)
  return covering === -1 ? widths : widths.slice(0, covering + 1)
}
