import type { Page } from '@playwright/test'

const WIDTH = 320
const HEIGHT = 180
const FRAMES = 12
const PER_SECOND = 4

/** Three seconds of changing colours that browsers really play: VP9 in an MP4. Chromium draws it, the boxes around it are ours. */
export async function makeFilm(page: Page): Promise<Buffer> {
  const frames = await page.evaluate(encodeFrames, { width: WIDTH, height: HEIGHT, count: FRAMES, rate: PER_SECOND })
  return toMp4(frames.map((frame) => Buffer.from(frame, 'base64')))
}

interface Wanted {
  width: number
  height: number
  count: number
  rate: number
}

async function encodeFrames({ width, height, count, rate }: Wanted): Promise<string[]> {
  const frames: string[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      frames.push(btoa(String.fromCharCode(...bytes)))
    },
    error: (problem) => {
      throw problem
    },
  })
  encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate: 200_000 })
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  for (let index = 0; index < count; index += 1) {
    if (!pen) break
    pen.fillStyle = `hsl(${index * 30} 60% 40%)`
    pen.fillRect(0, 0, width, height)
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / rate })
    encoder.encode(frame, { keyFrame: true })
    frame.close()
  }
  await encoder.flush()
  return frames
}

const long = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
const short = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2)
  return bytes
}
const text = (word: string) => Buffer.from(word, 'latin1')
const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([long(body.length + 8), text(type), body])
}
const MATRIX = long(65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x40000000)

function toMp4(frames: readonly Buffer[]): Buffer {
  const head = box('ftyp', text('isom'), long(512), text('isommp42'))
  const movie = toMovie(frames, 0)
  const start = head.length + movie.length + 8
  return Buffer.concat([head, toMovie(frames, start), box('mdat', ...frames)])
}

/** Every frame is whole by itself, so any of them may be the first. */
function toMovie(frames: readonly Buffer[], start: number): Buffer {
  const length = frames.length
  const seconds = [PER_SECOND, length]
  const mvhd = box(
    'mvhd',
    long(0, 0, 0, ...seconds, 65_536),
    short(256, 0),
    long(0, 0),
    MATRIX,
    Buffer.alloc(24),
    long(2),
  )
  const tkhd = box(
    ...(['tkhd', long(3, 0, 0, 1, 0, length, 0, 0), short(0, 0, 0, 0), MATRIX] as const),
    long(WIDTH << 16, HEIGHT << 16),
  )
  const samples = box(
    'stbl',
    box('stsd', long(0, 1), toEntry()),
    box('stts', long(0, 1, length, 1)),
    box('stsc', long(0, 1, 1, length, 1)),
    box('stsz', long(0, 0, length, ...frames.map((frame) => frame.length))),
    box('stco', long(0, 1, start)),
  )
  const place = box('dinf', box('dref', long(0, 1), box('url ', long(1))))
  const media = box(
    'mdia',
    box('mdhd', long(0, 0, 0, ...seconds), short(0x55c4, 0)),
    box('hdlr', long(0, 0), text('vide'), Buffer.alloc(13)),
    box('minf', box('vmhd', long(1), Buffer.alloc(8)), place, samples),
  )
  return box('moov', mvhd, box('trak', tkhd, media))
}

function toEntry(): Buffer {
  const profile = box('vpcC', long(0x01000000), Buffer.from([0, 10, 0x82, 2, 2, 2]), short(0))
  return box(
    'vp09',
    ...[Buffer.alloc(6), short(1), Buffer.alloc(16), short(WIDTH, HEIGHT), long(0x00480000, 0x00480000, 0), short(1)],
    ...[Buffer.alloc(32), short(24, 0xffff), profile],
  )
}
