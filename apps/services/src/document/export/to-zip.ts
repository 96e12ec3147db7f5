import { crc32 } from 'node:zlib'

interface Entry {
  name: string
  bytes: Buffer
}

// Everything is of the first day that the format knows: a moment of packing would make other bytes each time.
const DATE = 0x21
const UTF8_NAMES = 0x0800
const VERSION = 45
const MOST_16 = 0xffff
const MOST_32 = 0xffffffff

/** Files in a zip, stored as they are: compression may give other bytes with the next version of its library. */
export async function* toZip(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const named = Buffer.from(name)
    const common = describe(bytes, named)
    const head = Buffer.alloc(4)
    head.writeUInt32LE(0x04034b50)
    const local = Buffer.concat([head, common, named])
    directory.push(directoryEntry(common, named, offset))
    offset += local.length + bytes.length
    yield Buffer.concat([local, bytes])
  }
  yield ending(directory, offset)
}

/** What the entry and the directory both say of a file. */
function describe(bytes: Buffer, name: Buffer): Buffer {
  const part = Buffer.alloc(26)
  part.writeUInt16LE(VERSION, 0)
  part.writeUInt16LE(UTF8_NAMES, 2)
  part.writeUInt16LE(DATE, 8)
  part.writeUInt32LE(crc32(bytes), 10)
  part.writeUInt32LE(bytes.length, 14)
  part.writeUInt32LE(bytes.length, 18)
  part.writeUInt16LE(name.length, 22)
  return part
}

function directoryEntry(common: Buffer, name: Buffer, offset: number): Buffer {
  const isFar = offset >= MOST_32
  const head = Buffer.alloc(6)
  head.writeUInt32LE(0x02014b50)
  head.writeUInt16LE(VERSION, 4)
  const shared = Buffer.from(common)
  const far = Buffer.alloc(isFar ? 12 : 0)
  if (isFar) {
    far.writeUInt16LE(1, 0)
    far.writeUInt16LE(8, 2)
    far.writeBigUInt64LE(BigInt(offset), 4)
    shared.writeUInt16LE(far.length, 24)
  }
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(isFar ? MOST_32 : offset, 10)
  return Buffer.concat([head, shared, tail, name, far])
}

function ending(directory: readonly Buffer[], offset: number): Buffer {
  const listed = Buffer.concat(directory)
  const isLarge = directory.length >= MOST_16 || offset + listed.length >= MOST_32
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(isLarge ? MOST_16 : directory.length, 8)
  end.writeUInt16LE(isLarge ? MOST_16 : directory.length, 10)
  end.writeUInt32LE(isLarge ? MOST_32 : listed.length, 12)
  end.writeUInt32LE(isLarge ? MOST_32 : offset, 16)
  return Buffer.concat([listed, isLarge ? largeEnding(directory.length, listed.length, offset) : Buffer.alloc(0), end])
}

/** Zip64: more files than 16 bits count, or more bytes than 32 bits do. */
function largeEnding(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(76)
  end.writeUInt32LE(0x06064b50)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(VERSION, 12)
  end.writeUInt16LE(VERSION, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(length), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(offset + length), 64)
  end.writeUInt32LE(1, 72)
  return end
}
