import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { toZip, type ZippedFile } from './to-zip.server.ts'

async function zip(files: ZippedFile[]): Promise<DataView> {
  async function* each() {
    yield* files
  }
  const parts: number[] = []
  for await (const part of toZip(each())) parts.push(...part)
  return new DataView(Uint8Array.from(parts).buffer)
}

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) })

/** What an unpacking programme does: from the end to the list, from the list to each file. */
function unzip(view: DataView): [string, string][] {
  const end = view.byteLength - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  const text = (at: number, length: number) => new TextDecoder().decode(new Uint8Array(view.buffer, at, length))
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50)
    const [crc, size, nameLength] = [
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
    ]
    const name = text(at + 46, nameLength)
    const local = view.getUint32(at + 42, true)
    expect(view.getUint32(local, true)).toBe(0x04034b50)
    const content = text(local + 30 + view.getUint16(local + 26, true), size)
    expect(crc32(content)).toBe(crc)
    at += 46 + nameLength
    return [name, content]
  })
}

test('what goes in comes out, Czech names too', async () => {
  const files = [file('faktura-1.pdf', 'první'), file('opravný doklad.pdf', ''), file('c', 'x'.repeat(70_000))]
  expect(unzip(await zip(files))).toEqual([
    ['faktura-1.pdf', 'první'],
    ['opravný doklad.pdf', ''],
    ['c', 'x'.repeat(70_000)],
  ])
})

test('nothing is an empty archive, not a broken one', async () => {
  expect(unzip(await zip([]))).toEqual([])
})
