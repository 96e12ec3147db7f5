import { describe, expect, test } from 'vitest'
import { imageUrl, pictureSources } from './images.ts'

const base = 'https://img.cenich.test'
const packshot = { name: 'acc-lano', hash: '0123456789abcdef', width: 1200 }

describe('imageUrl', () => {
  test('holds hash, width, name and format', () => {
    expect(imageUrl({ base, image: packshot, width: 320, format: 'avif' })).toBe(
      'https://img.cenich.test/0123456789abcdef/320/acc-lano.avif',
    )
  })

  test.each(['https://cdn.test/media', 'https://cdn.test/media/'])('keeps the path of the base %s', (cdn) => {
    expect(imageUrl({ base: cdn, image: packshot, width: 320, format: 'jpeg' })).toBe(
      'https://cdn.test/media/0123456789abcdef/320/acc-lano.jpeg',
    )
  })
})

describe('pictureSources', () => {
  test('lists every width the original can fill, and gives the address of each', () => {
    const { widths, source } = pictureSources({ base, image: packshot })
    expect(widths).toEqual([160, 320, 480, 640, 960, 1200])
    expect(widths.map((width) => source({ width, format: 'webp' })).at(-1)).toBe(
      'https://img.cenich.test/0123456789abcdef/1200/acc-lano.webp',
    )
  })

  test('never asks for more pixels than the original has', () => {
    expect(pictureSources({ base, image: { ...packshot, width: 959 } }).widths).toEqual([160, 320, 480, 640])
  })

  test.each([
    [300, [160, 320]],
    [320, [160, 320]],
    [90, [160]],
    [5000, [160, 320, 480, 640, 960, 1200]],
  ])('for a place of %i px ends at the first width that covers it', (maxWidth, widths) => {
    expect(pictureSources({ base, image: packshot, maxWidth }).widths).toEqual(widths)
  })

  test('refuses an original narrower than the smallest width', () => {
    expect(() => pictureSources({ base, image: { ...packshot, width: 100 } })).toThrow(RangeError)
  })
})
