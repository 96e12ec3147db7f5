/** 40 Mpx is a good camera; a picture that claims more is refused before a pixel of it is decoded. */
export const MAX_INPUT_PIXELS = 40_000_000
export const MAX_DRAWING_SECONDS = 15

/**
 * Loaded with the first picture, because most processes never draw one. The content decides which decoder runs: SVG can read other files and PDF
 * runs half an operating system, so only those of photographs are let in.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  })
  return sharp
}
