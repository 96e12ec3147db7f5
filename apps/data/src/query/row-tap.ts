/** A field as the bytes that came over the wire, one character per byte. */
export type Field = string | null

/** Sits between a connection's socket and pg, and takes rows out of the stream while somebody wants them. */
export interface RowTap {
  /** Where rows go; without it they go to pg. An array, because V8 keeps every closure put here, and all it has seen. */
  rows: Field[][] | undefined
}

/** The part of a socket that is needed here. */
export interface ByteStream {
  listeners(event: 'data'): unknown[]
  removeListener(event: 'data', listener: never): unknown
  on(event: 'data', listener: (chunk: Buffer) => void): unknown
}

type Forward = (bytes: Buffer) => void

const DATA_ROW = 0x44
const HEADER_LENGTH = 5
const NULL_LENGTH = 0xffffffff

/**
 * pg decodes every field, and an answer in Czech costs more to decode and encode again than everything else we do with
 * it. Rows are cut out here as they are; all other messages pass on to pg, whole. A string of bytes, not a Buffer: memory
 * outside the heap makes the collector run over all of it, again and again.
 */
export function tapRows(stream: ByteStream): RowTap {
  const [pgListener] = stream.listeners('data') as [Forward]
  const tap: RowTap = { rows: undefined }
  const join = createJoiner()
  stream.removeListener('data', pgListener as never)
  const forward = (part: Buffer) => pgListener.call(stream, part)
  stream.on('data', (chunk) => {
    const bytes = join.add(chunk)
    if (bytes) join.keep(splitMessages(bytes, tap, forward))
  })
  return tap
}

/** Returns what is left over: the beginning of a message whose end has not come yet. */
function splitMessages(bytes: Buffer, tap: RowTap, forward: Forward): Buffer {
  let start = 0
  let at = 0
  while (at + HEADER_LENGTH <= bytes.length) {
    const end = at + 1 + bytes.readUInt32BE(at + 1)
    if (end > bytes.length) break
    if (bytes[at] === DATA_ROW && tap.rows) {
      if (at > start) forward(bytes.subarray(start, at))
      tap.rows.push(readFields(bytes, at + HEADER_LENGTH))
      start = end
    }
    at = end
  }
  if (at > start) forward(bytes.subarray(start, at))
  return bytes.subarray(at)
}

/** The text that a field of bytes stands for. */
export function decodeField(field: string): string {
  return Buffer.from(field, 'latin1').toString('utf8')
}

function readFields(bytes: Buffer, start: number): Field[] {
  const fields: Field[] = new Array(bytes.readUInt16BE(start))
  let at = start + 2
  for (let index = 0; index < fields.length; index += 1) {
    const length = bytes.readUInt32BE(at)
    at += 4
    fields[index] = length === NULL_LENGTH ? null : bytes.toString('latin1', at, at + length)
    if (length !== NULL_LENGTH) at += length
  }
  return fields
}

/** Collects the pieces of a long message and puts them together once, when the last has come. */
function createJoiner() {
  let pieces: Buffer[] = []
  let size = 0
  let wanted = 0
  return {
    add(chunk: Buffer): Buffer | undefined {
      if (size === 0) return chunk
      pieces.push(chunk)
      size += chunk.length
      if (size < wanted) return undefined
      const joined = Buffer.concat(pieces, size)
      pieces = []
      size = 0
      return joined
    },
    keep(rest: Buffer): void {
      if (rest.length === 0) return
      pieces = [rest]
      size = rest.length
      wanted = rest.length < HEADER_LENGTH ? HEADER_LENGTH : 1 + rest.readUInt32BE(1)
    },
  }
}
