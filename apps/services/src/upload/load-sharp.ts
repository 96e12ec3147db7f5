/** 40 Mpx is a good camera; a picture that claims more is refused before a pixel of it is decoded. */
export const MAX_INPUT_PIXELS = 40_000_000
export const MAX_DRAWING_SECONDS = 15

let loaded: ReturnType<typeof load> | null = null

/** Loaded with the first picture, because most processes never draw one. */
export function loadSharp() {
  loaded ??= load()
  return loaded
}

/**
 * The content decides which decoder runs: SVG can read other files and PDF runs half an operating system, so only those of photographs are
 * let in. Said once: who says it again takes the decoders away from pictures that are being drawn at that moment, and good ones look broken.
 */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  })
  return sharp
}
