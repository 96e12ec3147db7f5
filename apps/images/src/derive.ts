import sharp, { type Sharp } from 'sharp'
import { type Tint, tintShares } from '#app/tints'
import { type Format, isTinted } from '#app/widths'

/** Part of the folder name of kept derivatives: raise it when a setting below changes, and all are made again. */
export const RECIPE = 'recipe-1'

/** 40 Mpx is a good camera; a picture that claims more is refused before a pixel of it is decoded. */
const MAX_INPUT_PIXELS = 40_000_000
const MAX_SECONDS = 15

// Each derivative is made once, so libvips' own cache would only hold memory. One thread per job: as many jobs run as
// there are cores, which gives more pictures a second than two threads fighting inside one job.
sharp.cache(false)
sharp.concurrency(1)

// The content decides which decoder runs, whatever the file is called. Only these four are safe to point at a media
// folder: SVG can read other files, PDF and the ImageMagick loaders run half an operating system.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

export interface PictureFacts {
  width: number
  height: number
  /** Dominant colour as #rrggbb, for a tile that is not painted yet. */
  color: string
  /** The whole picture at 16 px as a data URI of about 200 bytes, to be shown blurred. */
  blur: string
}

/** Decodes the picture once, whole: a truncated file is found here, not by the first visitor. */
export async function describePicture(original: Buffer): Promise<PictureFacts> {
  const { autoOrient } = await open(original).metadata()
  const tiny = await open(original).autoOrient().resize(16, 16, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()
  const { dominant } = await sharp(tiny).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0'))
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${hex.join('')}`,
    blur: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

/** Colours become sRGB and metadata (place, camera) is left out: both are sharp's defaults and wanted here. */
export function derive(original: Buffer, width: number, format: Format): Promise<Buffer> {
  const resized = open(original).autoOrient().resize({ width, withoutEnlargement: true })
  return encode(resized, format).timeout({ seconds: MAX_SECONDS }).toBuffer()
}

function encode(picture: Sharp, format: Format): Sharp {
  if (isTinted(format)) return onTint(picture, format.replace('.png', '') as Tint)
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' })
    case 'webp':
      return picture.webp({ quality: 78 })
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true })
  }
}

/** Mail programs know neither blending nor WebP, so the pack is painted on its ground here. */
function onTint(picture: Sharp, tint: Tint): Sharp {
  const painted = picture.flatten({ background: '#ffffff' }).toColourspace('srgb')
  return painted.linear(tintShares(tint), [0, 0, 0]).png({ palette: true, quality: 90 })
}

function open(original: Buffer): Sharp {
  return sharp(original, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
}
