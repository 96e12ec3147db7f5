import { TINTS, type Tint } from '#app/tints'

/**
 * Every picture the service will ever make: originals × these widths × these formats. Nothing a visitor types can add a
 * file, so the cache on disk is bounded by construction and needs no eviction.
 * The shop builds addresses from the same two lists in `@shop/contract/images`; a test keeps them equal.
 */
export const WIDTHS = [160, 320, 480, 640, 960, 1200, 1600, 2000] as const
export const FORMATS = ['avif', 'webp', 'jpeg'] as const
/** Mails alone ask for a picture painted on a tint: of a thumbnail and of the pack at their head, each for a fine screen. */
const TINTED_WIDTHS: readonly number[] = [160, 480]

export type Width = (typeof WIDTHS)[number]
/** `blue.png` is the picture on the tint called blue. */
type TintedFormat = `${Tint}.png`
export type Format = (typeof FORMATS)[number] | TintedFormat

export const SMALLEST_WIDTH = WIDTHS[0]

/** A name is the image key of the catalogue: it needs no escaping in a URL and cannot leave a folder. */
export const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export interface PictureAddress {
  hash: string
  width: Width
  name: string
  format: Format
}

const ADDRESS = /^\/([0-9a-f]{16})\/([0-9]{3,4})\/([a-z0-9-]{1,200})\.([a-z]{3,4}|[a-z]{3,6}\.png)$/
const TINTED_FORMATS = (Object.keys(TINTS) as Tint[]).map((tint): TintedFormat => `${tint}.png`)

/** Reads `/{hash}/{width}/{name}.{format}`; null for anything else, a query string or an escaped character included. */
export function parsePictureAddress(url: string): PictureAddress | null {
  const [, hash, digits, name, ending] = ADDRESS.exec(url) ?? []
  const width = WIDTHS.find((allowed) => String(allowed) === digits)
  const format = [...FORMATS, ...TINTED_FORMATS].find((allowed) => allowed === ending)
  if (!hash || !name || !width || !format || !NAME.test(name)) return null
  if (isTinted(format) && !TINTED_WIDTHS.includes(width)) return null
  return { hash, width, name, format }
}

export function isTinted(format: Format): format is TintedFormat {
  return format.endsWith('.png')
}

/** The last word of a format: `png` of `blue.png`. */
export function mediaTypeOf(format: Format): string {
  return `image/${isTinted(format) ? 'png' : format}`
}
