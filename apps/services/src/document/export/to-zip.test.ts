import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { toZip } from '#app/document/export/to-zip'

async function* given(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) yield { name, bytes: Buffer.from(text) }
}

async function zipped(entries: Parameters<typeof toZip>[0]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of toZip(entries)) parts.push(part)
  return Buffer.concat(parts)
}

/** By the directory at the end, as programs read it. */
function unzip(zip: Buffer): Map<string, string> {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const isLarge = zip.readUInt16LE(end + 10) === 0xffff
  const large = isLarge ? Number(zip.readBigUInt64LE(end - 20 + 8)) : 0
  const count = isLarge ? Number(zip.readBigUInt64LE(large + 32)) : zip.readUInt16LE(end + 10)
  let at = isLarge ? Number(zip.readBigUInt64LE(large + 48)) : zip.readUInt32LE(end + 16)
  const files = new Map<string, string>()
  for (let index = 0; index < count; index += 1) {
    const [size, nameLength, extra] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    if (zip.readUInt32LE(local) !== 0x04034b50) throw new Error(`${name} is not where the directory says.`)
    const content = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(content, content + size)
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`)
    files.set(name, bytes.toString())
    at += 46 + nameLength + extra
  }
  return files
}

describe('a zip', () => {
  test('gives back what was put in', async () => {
    const files = { 'FV2026000001.isdoc': '<a>Příliš žluťoučký</a>', 'OD2026000001.isdoc': '' }
    expect(Object.fromEntries(unzip(await zipped(given(files))))).toEqual(files)
  })

  test('of nothing is a zip too', async () => {
    expect(unzip(await zipped(given({}))).size).toBe(0)
  })

  test('has the same bytes whenever it is made', async () => {
    const files = { 'a.isdoc': 'A', 'b.isdoc': 'B' }
    const [first, second] = [await zipped(given(files)), await zipped(given(files))]
    expect(first.equals(second)).toBe(true)
  })

  test('holds more files than 16 bits count', async () => {
    const names = Array.from({ length: 66_000 }, (_, index) => [`${index}.isdoc`, String(index)])
    const read = unzip(await zipped(given(Object.fromEntries(names))))
    expect(read.size).toBe(66_000)
    expect(read.get('65999.isdoc')).toBe('65999')
  })
})
