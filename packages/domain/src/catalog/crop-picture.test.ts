import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Crop, cropPixels } from './crop-picture.ts'

const PHOTO = { width: 1600, height: 1200 }

test.each<[string, Crop, object]>([
  ['all of it', { x: 0, y: 0, width: 1, height: 1 }, { left: 0, top: 0, width: 1600, height: 1200 }],
  ['its middle', { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, { left: 400, top: 300, width: 800, height: 600 }],
  ['no more than there is', { x: 0.5, y: 0, width: 1, height: 1 }, { left: 800, top: 0, width: 800, height: 1200 }],
])('keeps %s', (_name, crop, value) => {
  expect(cropPixels(PHOTO, crop)).toEqual({ ok: true, value })
})

test('refuses what is too small to be shown', () => {
  expect(cropPixels(PHOTO, { x: 0, y: 0, width: 0.2, height: 1 })).toMatchObject({ ok: false, code: 'picture_small' })
})

test('never leaves the picture', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const crop = fc.record({ x: share, y: share, width: share, height: share })
  const side = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(side, side, crop, (width, height, asked) => {
      const kept = cropPixels({ width, height }, asked)
      if (!kept.ok) return
      expect(kept.value.left + kept.value.width).toBeLessThanOrEqual(width)
      expect(kept.value.top + kept.value.height).toBeLessThanOrEqual(height)
    }),
  )
})
