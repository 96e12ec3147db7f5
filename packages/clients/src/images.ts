import {
  IMAGE_FORMATS,
  type ImageFormat,
  type ImageRef,
  type ImageWidth,
  imagePath,
  servedWidths,
} from '@shop/contract/images'

export interface ImageUrlInput {
  /** `IMAGES_URL`: the service itself or the CDN in front of it; may hold a path. */
  base: string
  image: ImageRef
  width: ImageWidth
  format: ImageFormat
}

export function imageUrl({ base, image, width, format }: ImageUrlInput): string {
  return base.replace(/\/+$/, '') + imagePath(image, width, format)
}

export interface PictureSourcesInput {
  base: string
  /** `width` is the original's own; it decides which widths exist. */
  image: ImageRef & { width: number }
  /** The picture is never drawn wider, twice its size on a fine screen included: a thumbnail needs no 2000 px. */
  maxWidth?: number
}

export interface PictureSources {
  widths: ImageWidth[]
  /** For `srcset`, by format, the best first. */
  srcSets: Record<ImageFormat, string>
  /** For browsers without `srcset`, mail and link previews. */
  src: string
}

const FALLBACK_WIDTH = 640

export function pictureSources({
  base,
  image,
  maxWidth = Number.POSITIVE_INFINITY,
}: PictureSourcesInput): PictureSources {
  const widths = widthsUpTo(servedWidths(image.width), maxWidth)
  const srcSet = (format: ImageFormat) =>
    widths.map((width) => `${imageUrl({ base, image, width, format })} ${width}w`).join(', ')
  const fallback = widths.findLast((width) => width <= FALLBACK_WIDTH)
  if (!fallback)
    throw new RangeError(`${image.name} is ${image.width} px wide; the image service serves no such picture.`)
  return {
    widths,
    srcSets: Object.fromEntries(IMAGE_FORMATS.map((format) => [format, srcSet(format)])) as PictureSources['srcSets'],
    src: imageUrl({ base, image, width: fallback, format: 'jpg' }),
  }
}

/** The first width that covers the place is the last one needed. */
function widthsUpTo(widths: ImageWidth[], maxWidth: number): ImageWidth[] {
  const covering = widths.findIndex((width) => width >= maxWidth)
  return covering === -1 ? widths : widths.slice(0, covering + 1)
}
