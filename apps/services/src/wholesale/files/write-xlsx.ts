import { crc32, createDeflateRaw } from 'node:zlib'
import { xmlText } from '@shop/czech/xml-text'
import type { Cell } from '#app/wholesale/files/table-cell'

// Everything is of the first day that the format knows: the same prices are the same bytes.
const DATE = 0x21
const VERSION = 20
const UTF8_NAMES = 0x0800
/** Sizes and sum stand behind the bytes: nobody knows them before. */
const SIZES_BEHIND = 0x0008
const DEFLATED = 8

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const PARTS: readonly [string, string][] = [
  [
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
]

/** One sheet, made while it is sent: a row is compressed and forgotten, whatever their number. */
export async function* writeXlsx(name: string, rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Buffer> {
  const zip = openZip()
  for (const [path, text] of PARTS) yield* zip.add(path, [text])
  yield* zip.add('xl/workbook.xml', [
    `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ])
  yield* zip.add('xl/worksheets/sheet1.xml', sheet(rows))
  yield zip.end()
}

async function* sheet(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetData>`
  for await (const cells of rows) yield `<row>${cells.map(toCell).join('')}</row>`
  yield '</sheetData></worksheet>'
}

/** Text stands in its cell and is never a formula, whatever it begins with. */
function toCell(cell: Cell): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
}

function openZip() {
  const directory: Buffer[] = []
  let offset = 0
  return {
    async *add(path: string, pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
      const name = Buffer.from(path)
      const at = offset
      const local = Buffer.concat([signed(0x04034b50), describe(name, { sum: 0, packed: 0, size: 0 }), name])
      offset += local.length
      yield local
      const told = { sum: 0, packed: 0, size: 0 }
      for await (const chunk of deflate(pieces, told)) {
        told.packed += chunk.length
        offset += chunk.length
        yield chunk
      }
      const behind = Buffer.concat([signed(0x08074b50), ...[told.sum, told.packed, told.size].map(uint32)])
      offset += behind.length
      directory.push(directoryEntry(describe(name, told), name, at))
      yield behind
    },
    end: () => ending(directory, offset),
  }
}

interface Told {
  sum: number
  packed: number
  size: number
}

async function* deflate(pieces: Iterable<string> | AsyncIterable<string>, told: Told): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw()
  const write = async () => {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      told.sum = crc32(bytes, told.sum)
      told.size += bytes.length
      // Waits for whoever reads: otherwise a fast database would fill the memory for a slow line.
      if (!packer.write(bytes)) await new Promise((drained) => packer.once('drain', drained))
    }
    packer.end()
  }
  const written = write().catch((error: Error) => packer.destroy(error))
  for await (const chunk of packer) yield chunk as Buffer
  await written
}

function describe(name: Buffer, { sum, packed, size }: Told): Buffer {
  const part = Buffer.alloc(26)
  part.writeUInt16LE(VERSION, 0)
  part.writeUInt16LE(UTF8_NAMES | SIZES_BEHIND, 2)
  part.writeUInt16LE(DEFLATED, 4)
  part.writeUInt16LE(DATE, 8)
  part.writeUInt32LE(sum, 10)
  part.writeUInt32LE(packed, 14)
  part.writeUInt32LE(size, 18)
  part.writeUInt16LE(name.length, 22)
  return part
}

function directoryEntry(common: Buffer, name: Buffer, at: number): Buffer {
  const made = Buffer.alloc(2)
  made.writeUInt16LE(VERSION)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(at, 10)
  return Buffer.concat([signed(0x02014b50), made, common, tail, name])
}

function ending(directory: readonly Buffer[], offset: number): Buffer {
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([listed, end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const signed = uint32
