import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Cell } from '#app/wholesale/files/table-cell'
import { type TableFormat, writeTableFile } from '#app/wholesale/files/write-table-file'

const COLUMNS = [
  { title: 'Kód', tag: 'kod' },
  { title: 'Cena', tag: 'cena' },
]

async function* rowsOf(rows: readonly Cell[][]) {
  yield* rows
}

async function write(format: TableFormat, rows: readonly Cell[][]): Promise<Buffer> {
  const { pieces } = writeTableFile({ name: 'cenik', columns: COLUMNS, rows: rowsOf(rows) }, format)
  const chunks: Buffer[] = []
  for await (const piece of pieces) chunks.push(Buffer.from(piece))
  return Buffer.concat(chunks)
}

/** Read as a stranger does: from the directory at the end. */
function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, length] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)]
    const name = file.toString('utf8', at + 46, at + 46 + length)
    const local = file.readUInt32LE(at + 42)
    const from = local + 30 + file.readUInt16LE(local + 26)
    files.set(name, inflateRawSync(file.subarray(from, from + packed)).toString())
    at += 46 + length
  }
  return files
}

test('a table for Excel: a mark, semicolons, commas before decimals, and nothing that would run', async () => {
  const text = (
    await write('csv', [
      ['CN;1', 1031.5],
      ['=1+1', null],
    ])
  ).toString()
  expect(text).toBe('\uFEFFKód;Cena\r\n"CN;1";1031,5\r\n\'=1+1;\r\n')
})

test('XML says nothing about what is not there and hides no sign', async () => {
  const text = (
    await write('xml', [
      ['A & <B>', 12.5],
      ['C\u0001', null],
    ])
  ).toString()
  expect(text).toContain('<polozka><kod>A &amp; &lt;B&gt;</kod><cena>12.5</cena></polozka>')
  expect(text).toContain('<polozka><kod>C</kod></polozka>')
})

test('a sheet can be read from its directory, with numbers as numbers', async () => {
  const files = unzip(await write('xlsx', [['=CN & 1', 1031.5]]))
  expect([...files.keys()]).toContain('[Content_Types].xml')
  expect(files.get('xl/worksheets/sheet1.xml')).toContain(
    '<row><c t="inlineStr"><is><t xml:space="preserve">=CN &amp; 1</t></is></c><c><v>1031.5</v></c></row>',
  )
})

test.each(['csv', 'xlsx', 'xml'] as const)(
  'a hundred thousand rows of %s leave no more behind than a few',
  async (format) => {
    const gc = (globalThis as { gc?: () => void }).gc
    async function* many() {
      for (let row = 0; row < 100_000; row += 1) yield [`CN-GR-${row}`, row / 100] as const
    }
    const { pieces } = writeTableFile({ name: 'cenik', columns: COLUMNS, rows: many() }, format)
    let [bytes, most] = [0, 0]
    gc?.()
    const before = process.memoryUsage().arrayBuffers
    for await (const piece of pieces) {
      bytes += piece.length
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }
    expect(bytes).toBeGreaterThan(format === 'xlsx' ? 300_000 : 1_500_000)
    expect(most).toBeLessThan(64 * 1024 * 1024)
  },
)

test('a fault of the rows breaks the file off', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first row
  async function* broken(): AsyncGenerator<Cell[]> {
    throw new Error('the database is away')
  }
  const { pieces } = writeTableFile({ name: 'cenik', columns: COLUMNS, rows: broken() }, 'xlsx')
  const read = async () => {
    for await (const piece of pieces) expect(piece.length).toBeGreaterThan(0)
  }
  await expect(read()).rejects.toThrow('the database is away')
})
