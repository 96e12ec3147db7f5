import { formatPercent } from '@shop/czech/format-number'
import { formatAmount, formatExactPrice } from '@shop/czech/format-price'
import { type Cell, drawLine, LEFT, MUTED, makeRoom, type Sheet, WIDTH, writeRow } from '#app/document/pdf/sheet'
import type { DocumentLine, StoredDocument } from '#app/document/stored-document'

const COLUMNS = [
  { head: 'Položka', x: LEFT, width: 196, align: 'left' },
  { head: 'Ks', x: LEFT + 200, width: 26, align: 'right' },
  { head: 'Cena/ks\nbez DPH', x: LEFT + 230, width: 58, align: 'right' },
  { head: 'Základ', x: LEFT + 292, width: 58, align: 'right' },
  { head: 'DPH', x: LEFT + 354, width: 30, align: 'right' },
  { head: 'Daň', x: LEFT + 388, width: 52, align: 'right' },
  { head: 'Celkem\ns DPH', x: LEFT + 444, width: WIDTH - 444, align: 'right' },
] as const

/** The lines; the head is repeated on each page. */
export function drawLines(sheet: Sheet, { lines }: StoredDocument, top: number): number {
  let y = drawHead(sheet, top)
  for (const line of lines) {
    const room = makeRoom(sheet, y, 34)
    if (room !== y) y = drawHead(sheet, room)
    y = drawItem(sheet, line, y + 5)
    drawLine(sheet, y)
  }
  return y
}

function drawHead(sheet: Sheet, top: number): number {
  const cells = COLUMNS.map(
    ({ head, x, width, align }): Cell => ({ text: head, x, width, align, size: 7.5, color: MUTED }),
  )
  const bottom = top + writeRow(sheet, top, cells) + 4
  drawLine(sheet, bottom, MUTED)
  return bottom
}

function drawItem(sheet: Sheet, line: DocumentLine, top: number): number {
  const { name, pieces, base, vatRate, tax, gross } = line
  const texts = [
    name,
    pieces === 0 ? '' : String(pieces),
    pieces === 0 ? '' : formatAmount(Math.sign(base) * Math.round(Math.abs(base) / pieces)),
    formatAmount(base),
    formatPercent(vatRate),
    formatAmount(tax),
    formatAmount(gross),
  ]
  const cells = COLUMNS.map(({ x, width, align }, index): Cell => ({ text: texts[index] ?? '', x, width, align }))
  let y = top + writeRow(sheet, top, cells)
  const small = noteOf(line)
  if (small) y += writeRow(sheet, y + 1, [{ text: small, x: LEFT, width: 196, size: 7.5, color: MUTED }]) + 1
  return y + 5
}

function noteOf({ code, kind, discount, pieces, gross }: DocumentLine): string {
  const parts = [
    ...(kind === 'goods' || kind === 'gift' ? [`kód ${code}`] : []),
    ...(kind === 'gift' ? ['dárek'] : []),
    ...(discount > 0 ? [`v ceně je sleva ${formatExactPrice(discount)}`] : []),
    ...(pieces === 0 && gross < 0 ? ['sleva z ceny'] : []),
  ]
  return parts.join(' · ')
}
