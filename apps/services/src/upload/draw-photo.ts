import { ok, type Result, refuse } from '@shop/domain/result'
import { loadSharp, MAX_DRAWING_SECONDS, MAX_INPUT_PIXELS } from '#app/upload/load-sharp'

const WIDEST = 1200

interface DrawnPhoto {
  bytes: Buffer
  width: number
  height: number
}

/** A WebP of the pixels alone: place, camera and whatever else was hidden in the file stay behind. */
export async function drawPhoto(file: Buffer): Promise<Result<DrawnPhoto, 'broken_picture'>> {
  const sharp = await loadSharp()
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .timeout({ seconds: MAX_DRAWING_SECONDS })
      .toBuffer({ resolveWithObject: true })
    return ok({ bytes: data, width: info.width, height: info.height })
  } catch {
    return refuse('broken_picture')
  }
}
