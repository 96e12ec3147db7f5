import { ok, type Result, refuse } from '../result.ts'

/** Shares of a picture's width and height, from its upper left corner. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

interface Pixels {
  left: number
  top: number
  width: number
  height: number
}

/** Cards show it at 480 points; what is smaller would be drawn larger than it is. */
export const SMALLEST_PICTURE = 480

/** The pixels that stay; refused when they are too few to be shown. */
export function cropPixels(picture: { width: number; height: number }, crop: Crop): Result<Pixels, 'picture_small'> {
  const left = Math.min(Math.round(crop.x * picture.width), picture.width - 1)
  const top = Math.min(Math.round(crop.y * picture.height), picture.height - 1)
  const width = Math.min(Math.round(crop.width * picture.width), picture.width - left)
  const height = Math.min(Math.round(crop.height * picture.height), picture.height - top)
  return isLargeEnough({ width, height }) ? ok({ left, top, width, height }) : refuse('picture_small')
}

export function isLargeEnough({ width, height }: { width: number; height: number }): boolean {
  return width >= SMALLEST_PICTURE && height >= SMALLEST_PICTURE / 2
}
