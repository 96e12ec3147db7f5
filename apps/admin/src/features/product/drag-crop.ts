import type { Crop } from '@shop/domain/catalog/crop-picture'

interface Point {
  x: number
  y: number
}

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

const inside = (share: number) => Math.min(1, Math.max(0, share))

/** Between where the hand went down and where it is now, whichever way it moves, and never outside. */
export function dragCrop(start: Point, end: Point): Crop {
  const [left, right] = [inside(start.x), inside(end.x)].sort((a, b) => a - b) as [number, number]
  const [top, bottom] = [inside(start.y), inside(end.y)].sort((a, b) => a - b) as [number, number]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A number as it is typed; what would reach over the edge ends there. */
export function typeShare(crop: Crop, name: keyof Crop, percent: number): Crop {
  const next = { ...crop, [name]: inside(Number.isFinite(percent) ? percent / 100 : 0) }
  return { ...next, width: Math.min(next.width, 1 - next.x), height: Math.min(next.height, 1 - next.y) }
}

/** The largest square in the middle. */
export function squareOf({ width, height }: { width: number; height: number }): Crop {
  const side = Math.min(width, height)
  const shares = { width: side / width, height: side / height }
  return { x: (1 - shares.width) / 2, y: (1 - shares.height) / 2, ...shares }
}
