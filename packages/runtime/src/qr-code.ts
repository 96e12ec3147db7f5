import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Rows of dark and light squares, with the quiet edge that readers need. */
type QrCode = readonly (readonly boolean[])[]

const QUIET_EDGE = 4

/** Medium correction: a scratched screen or a folded print still reads. */
export function encodeQr(text: string): QrCode {
  return encode(text, { ecc: 'M', border: QUIET_EDGE }).data
}

/** Outline for an SVG of as many units as the code has squares; dark squares in a row are one stroke. */
export function toSvgPath(code: QrCode): string {
  return code.flatMap((row, y) => [...runsOf(row)].map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
}

function* runsOf(row: readonly boolean[]): Generator<[number, number]> {
  let start = -1
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] && start === -1) start = x
    if (!row[x] && start !== -1) {
      yield [start, x - start]
      start = -1
    }
  }
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** One bit a pixel: banking apps read a saved picture, and most of them no drawing. */
export function toPng(code: QrCode, scale = 12): Buffer {
  const side = code.length * scale
  const bytes = Math.ceil(side / 8)
  const rows = code.flatMap((row) => {
    // Each line begins with the number of its filter; none is needed.
    const line = Buffer.alloc(1 + bytes)
    for (let x = 0; x < side; x += 1) {
      const isLight = row[Math.floor(x / scale)] !== true
      if (isLight) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
    }
    return Array.from({ length: scale }, () => line)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
