import { crc32 } from 'node:zlib'

export interface ZippedFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

// Stored as they are: a PDF is packed already.
const STORED = 0
const VERSION = 20
const UTF8_NAMES = 0x0800
// The first day the format knows; the real day stands in the document.
const DATE = 0x0021

/** The files one after another as an archive, so that only one of them is in memory. */
export async function* toZip(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const entries: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for await (const { name, bytes } of files) {
    const title = new TextEncoder().encode(name)
    const sizes = [crc32(bytes), bytes.length, bytes.length]
    const head = pack([0x04034b50, VERSION, UTF8_NAMES, STORED, 0, DATE, ...sizes, title.length, 0], LOCAL, title)
    entries.push(
      pack(
        [0x02014b50, VERSION, VERSION, UTF8_NAMES, STORED, 0, DATE, ...sizes, title.length, 0, 0, 0, 0, 0, offset],
        CENTRAL,
        title,
      ),
    )
    yield head
    yield bytes
    offset += head.length + bytes.length
  }
  for (const entry of entries) yield entry
  const size = entries.reduce((sum, entry) => sum + entry.length, 0)
  yield pack([0x06054b50, 0, 0, entries.length, entries.length, size, offset, 0], END, new Uint8Array())
}

// Bytes of each number in turn, as the format lays them out.
const LOCAL = [4, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2]
const CENTRAL = [4, 2, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 2, 2, 4, 4]
const END = [4, 2, 2, 2, 2, 4, 4, 2]

function pack(numbers: readonly number[], widths: readonly number[], tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = widths.reduce((sum, width) => sum + width, 0)
  const bytes = new Uint8Array(length + tail.length)
  const view = new DataView(bytes.buffer)
  let at = 0
  widths.forEach((width, index) => {
    const value = numbers[index] ?? 0
    if (width === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += width
  })
  bytes.set(tail, length)
  return bytes
}
