/**
 * What the image service makes, and nothing else: an address with another width or format is a 404. The service keeps its
 * own list, because it may know no package of the shop; a test of `apps/images` keeps the two equal.
 */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1200, 1600, 2000] as const
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export interface ImageRef {
  /** The image key, which is the file's name without folder and ending: `acc-lano`. */
  name: string
  /** Of the original's bytes, from the manifest: a changed picture has a new address. */
  hash: string
}

export function imagePath(image: ImageRef, width: ImageWidth, format: ImageFormat): string {
  return `/${image.hash}/${width}/${image.name}.${format}`
}

/** Films have one size, the one they came in. */
export function videoPath(video: ImageRef): string {
  return `/${video.hash}/video/${video.name}.mp4`
}

/** Grounds a picture can be painted on for a mail, which cannot blend it itself. */
export const IMAGE_TINTS = [
  'yellow',
  'red',
  'coral',
  'green',
  'violet',
  'brown',
  'pink',
  'blue',
  'lime',
  'mist',
] as const
export const TINTED_WIDTHS = [160, 480] as const

export type ImageTint = (typeof IMAGE_TINTS)[number]

export function tintedPath(image: ImageRef, width: (typeof TINTED_WIDTHS)[number], tint: ImageTint): string {
  return `/${image.hash}/${width}/${image.name}.${tint}.png`
}

/** Pictures are never enlarged, so an original has only the widths that it can fill. */
export function servedWidths(originalWidth: number): ImageWidth[] {
  return IMAGE_WIDTHS.filter((width) => width <= originalWidth)
}
