import { ok, type Result, refuse } from '@shop/domain/result'

/** 40 Mpx is a good camera; a picture that claims more is refused before a pixel of it is decoded. */
const MAX_INPUT_PIXELS = 40_000_000
const WIDEST = 1200
const MAX_SECONDS = 15

interface DrawnPhoto {
  bytes: Buffer
  width: number
  height: number
}

/**
 * A WebP of the pixels alone: place, camera and whatever else was hidden in the file stay behind. Loaded with the first
 * photo, because only the worker ever draws one.
 */
export async function drawPhoto(file: Buffer): Promise<Result<DrawnPhoto, 'broken_picture'>> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // The content decides which decoder runs; SVG can read other files and PDF runs half an operating system.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer({ resolveWithObject: true })
    return ok({ bytes: data, width: info.width, height: info.height })
  } catch {
    return refuse('broken_picture')
  }
}
