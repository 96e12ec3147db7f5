import {
  drawLine,
  INK,
  LEFT,
  LOGO,
  MUTED,
  makeRoom,
  openSheet,
  type Sheet,
  toBuffer,
  WIDTH,
  writeRow,
} from '#app/document/pdf/sheet'
import { type PrintedBlock, toPrintedBlocks } from '#app/wording/to-printed-blocks'

interface PrintedWording {
  title: string
  perex: string
  /** With the facts of the day filled in. */
  body: string
  version: string
  effectiveFrom: string
  publishedAt: Date
  seller: string
  address: string
}

const INDENT = 14

/** A wording on paper, as it was on the day it was published. */
export async function toWordingPdf(wording: PrintedWording): Promise<Buffer> {
  const { title, perex, body, version, effectiveFrom, publishedAt, seller, address } = wording
  const sheet = openSheet({ title: `${title}, znění ${version}`, author: seller, createdAt: publishedAt })
  sheet.image(LOGO, LEFT, 40, { height: 26 })
  let y = 84
  y += writeRow(sheet, y, [{ text: title, x: LEFT, width: WIDTH, font: 'bold', size: 20 }]) + 4
  const holds = `Znění ${version}, účinné od ${effectiveFrom}`
  y += writeRow(sheet, y, [{ text: holds, x: LEFT, width: WIDTH, size: 10, color: MUTED }]) + 8
  if (perex !== '') y += writeRow(sheet, y, [{ text: perex, x: LEFT, width: WIDTH, size: 10.5 }]) + 8
  for (const block of toPrintedBlocks(body, `Aktuální údaje jsou na stránce ${address}.`))
    y = drawBlock(sheet, block, y)
  drawFeet(sheet, `${seller}. ${title}, ${holds.toLocaleLowerCase('cs')}. ${address}`)
  return toBuffer(sheet)
}

function drawBlock(sheet: Sheet, block: PrintedBlock, top: number): number {
  if (block.kind === 'table') return drawTable(sheet, block.rows, top + 2)
  if (block.kind === 'heading') {
    const y = makeRoom(sheet, top + 10, 50)
    return y + writeRow(sheet, y, [{ text: block.text, x: LEFT, width: WIDTH, font: 'bold', size: 12.5 }]) + 4
  }
  const indent = block.kind === 'item' ? INDENT * (block.depth + 1) : block.kind === 'quote' ? INDENT : 0
  const cell = { text: block.text, x: LEFT + indent, width: WIDTH - indent, size: 9.5 }
  const y = makeRoom(sheet, top, heightOf(sheet, cell))
  if (block.kind === 'item')
    writeRow(sheet, y, [{ text: block.mark, x: LEFT + indent - INDENT, width: INDENT, size: 9.5 }])
  return y + writeRow(sheet, y, [{ ...cell, color: block.kind === 'quote' ? MUTED : INK }]) + 5
}

function drawTable(sheet: Sheet, rows: readonly string[][], top: number): number {
  const columns = Math.max(...rows.map((row) => row.length))
  const width = WIDTH / columns
  let y = top
  for (const [index, row] of rows.entries()) {
    const cells = row.map((text, column) => ({
      ...{ text, x: LEFT + column * width + 3, width: width - 6, size: 8.5 },
      font: index === 0 ? ('bold' as const) : ('text' as const),
    }))
    y = makeRoom(sheet, y, Math.max(...cells.map((cell) => heightOf(sheet, cell))) + 8)
    y += writeRow(sheet, y + 3, cells) + 7
    drawLine(sheet, y)
  }
  return y + 8
}

function heightOf(sheet: Sheet, { text, width, size }: { text: string; width: number; size: number }): number {
  return sheet.font('text').fontSize(size).heightOfString(text, { width })
}

function drawFeet(sheet: Sheet, words: string): void {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    sheet.switchToPage(start + page)
    sheet.font('text').fontSize(7).fillColor(MUTED)
    sheet.text(`${words} Strana ${page + 1} z ${count}.`, LEFT, 785, {
      width: WIDTH,
      align: 'center',
      lineBreak: false,
    })
  }
}
