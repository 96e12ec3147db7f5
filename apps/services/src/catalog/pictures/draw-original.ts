import { createHash } from 'node:crypto'
import { type Crop, cropPixels, isLargeEnough } from '@shop/domain/catalog/crop-picture'
import { ok, type Result, refuse } from '@shop/domain/result'
import { loadSharp, MAX_DRAWING_SECONDS, MAX_INPUT_PIXELS } from '#app/upload/load-sharp'

export interface DrawnOriginal {
  bytes: Buffer
  sha256: Buffer
  hash: string
  width: number
  height: number
}

type Drawn = Result<DrawnOriginal, 'file_broken' | 'picture_small'>

// The widest derivative has 2000; more would only weigh.
const WIDEST = 2400
// Every derivative is made from it, so it is kept far better than what is shown.
const KEPT = { quality: 92, alphaQuality: 100 } as const

/**
 * The picture as it is kept: upright, its first frame, sRGB, pixels alone. What the camera wrote down (the place, the owner) is not stored at all. The same
 * file gives the same bytes, so it is stored once.
 */
export function drawOriginal(file: Buffer): Promise<Drawn> {
  return draw(file, null)
}

/** A part of a kept picture, kept as a picture of its own. */
export function drawCrop(kept: Buffer, crop: Crop): Promise<Drawn> {
  return draw(kept, crop)
}

async function draw(file: Buffer, crop: Crop | null): Promise<Drawn> {
  const sharp = await loadSharp()
  const open = () => sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', pages: 1 })
  try {
    const { autoOrient: size } = await open().metadata()
    const part = crop && cropPixels(size, crop)
    if (part && !part.ok) return refuse('picture_small', size)
    if (!isLargeEnough(size)) return refuse('picture_small', size)
    const upright = open().autoOrient()
    const { data, info } = await (part ? upright.extract(part.value) : upright)
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .webp(KEPT)
      .timeout({ seconds: MAX_DRAWING_SECONDS })
      .toBuffer({ resolveWithObject: true })
    const sha256 = createHash('sha256').update(data).digest()
    return ok({
      ...{ bytes: data, sha256, hash: sha256.toString('hex').slice(0, 16), width: info.width, height: info.height },
    })
  } catch {
    return refuse('file_broken')
  }
}
