import { formatPercent } from '@shop/czech/format-number'
import { formatAmount, formatExactPrice } from '@shop/czech/format-price'
import { type Cell, drawLine, LEFT, MUTED, makeRoom, RIGHT, type Sheet, writeRow } from '#app/document/pdf/sheet'
import type { StoredDocument } from '#app/document/stored-document'

const RECAP = [
  { x: LEFT, width: 60, align: 'left' },
  { x: LEFT + 60, width: 66, align: 'right' },
  { x: LEFT + 130, width: 60, align: 'right' },
  { x: LEFT + 194, width: 66, align: 'right' },
] as const
const SUM_LEFT = LEFT + 300

/** Tax by rate on the left, what is to be paid on the right. */
export function drawTotals(sheet: Sheet, document: StoredDocument, from: number): number {
  const top = makeRoom(sheet, from, 40 + 14 * document.recap.length)
  const left = drawRecap(sheet, document, top)
  const right = drawSums(sheet, document, top)
  return Math.max(left, right)
}

function drawRecap(sheet: Sheet, { recap, base, tax, gross }: StoredDocument, top: number): number {
  const row = (texts: string[], style: Partial<Cell> = {}) =>
    RECAP.map(({ x, width, align }, index): Cell => ({ text: texts[index] ?? '', x, width, align, ...style }))
  let y = top + writeRow(sheet, top, row(['Sazba DPH', 'Základ', 'Daň', 'S daní'], { size: 7.5, color: MUTED })) + 3
  for (const { rate, ...amounts } of recap) {
    const texts = [
      formatPercent(rate),
      formatAmount(amounts.base),
      formatAmount(amounts.tax),
      formatAmount(amounts.gross),
    ]
    y += writeRow(sheet, y, row(texts)) + 3
  }
  const sums = ['Součet', formatAmount(base), formatAmount(tax), formatAmount(gross)]
  return y + writeRow(sheet, y, row(sums, { font: 'bold' }))
}

function drawSums(sheet: Sheet, document: StoredDocument, top: number): number {
  const { gross, rounding, payable, paid, paidByVoucher, kind } = document
  const isNote = kind === 'credit_note'
  const rows: [string, string][] = [
    ['Celkem s DPH', formatExactPrice(gross)],
    ...(rounding === 0 ? [] : [['Zaokrouhlení', formatExactPrice(rounding)] as [string, string]]),
    ...(isNote || paid === paidByVoucher
      ? []
      : [['Uhrazeno', formatExactPrice(paidByVoucher - paid)] as [string, string]]),
    ...(isNote || paidByVoucher === 0
      ? []
      : [['Uhrazeno poukazem', formatExactPrice(-paidByVoucher)] as [string, string]]),
  ]
  let y = top
  for (const [name, amount] of rows) {
    y += writeRow(sheet, y, sumCells(name, amount, { color: MUTED })) + 4
  }
  drawLine(sheet, y + 1, MUTED, SUM_LEFT)
  const [name, amount] = isNote ? ['K vrácení', -payable] : ['Zbývá uhradit', payable - paid]
  return y + 7 + writeRow(sheet, y + 7, sumCells(name, formatExactPrice(amount), { font: 'bold', size: 13 }))
}

function sumCells(name: string, amount: string, style: Partial<Cell>): Cell[] {
  return [
    { text: name, x: SUM_LEFT, width: 100, ...style },
    { text: amount, x: SUM_LEFT + 100, width: RIGHT - SUM_LEFT - 100, align: 'right', ...style },
  ]
}
