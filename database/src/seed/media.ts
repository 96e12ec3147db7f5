import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_DIR } from './read-demo.ts'

interface Picture {
  key: string
  width: number
  height: number
  /** The image service builds immutable addresses from the same digits. */
  hash: string
}

export async function readPictures(keys: Iterable<string>, dir: string = DEMO_DIR): Promise<Map<string, Picture>> {
  const pictures = await Promise.all(
    [...new Set(keys)].map(async (key) => {
      const bytes = await readFile(join(dir, 'media/packshots', `${key}.webp`))
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      return [key, { key, hash, ...webpSize(bytes) }] as const
    }),
  )
  return new Map(pictures)
}

/** Width and height from the header; the three flavours of WebP keep them in different places. */
function webpSize(bytes: Buffer): { width: number; height: number } {
  const flavour = bytes.toString('latin1', 12, 16)
  if (flavour === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (flavour === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (flavour === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  throw new Error('The picture is not WebP.')
}
