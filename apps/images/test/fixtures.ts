import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture with enough noise that encoding it is real work. */
export function noisy(width: number, height: number, seed = 0): Sharp {
  const background = { r: seed % 256, g: 120, b: 90 }
  return sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 60 + seed, sigma: 30 } },
  })
}

export function plain(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 4, background } })
}

export async function writeMedia(mediaDir: string, file: string, content: Sharp | Buffer): Promise<Buffer> {
  const bytes = Buffer.isBuffer(content) ? content : await content.toBuffer()
  await mkdir(dirname(join(mediaDir, file)), { recursive: true })
  await writeFile(join(mediaDir, file), bytes)
  return bytes
}

/** A valid PNG of 400 Mpx in about 50 kB: black, one bit for a pixel. */
export function pngBomb(side = 20_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
