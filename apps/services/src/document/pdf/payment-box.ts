import { encodeQr } from '@shop/runtime/qr-code'
import { drawLine, INK, LEFT, MUTED, makeRoom, type Sheet, WIDTH, writeRow } from '#app/document/pdf/sheet'
import type { StoredDocument } from '#app/document/stored-document'
import { toTransfer } from '#app/order/transfer'

const SIDE = 104

/** How to pay what is left, or that nothing is. */
export function drawPayment(sheet: Sheet, document: StoredDocument, from: number): number {
  const { kind, payable, paid, supplier, variableSymbol, paymentKind, dueOn } = document
  if (kind === 'credit_note') return from
  const missing = payable - paid
  const top = makeRoom(sheet, from, SIDE + 16)
  drawLine(sheet, top)
  if (missing <= 0) return top + 10 + writeRow(sheet, top + 10, [words('Uhrazeno, prosíme neplaťte.', 'bold')])
  if (paymentKind === 'cod') {
    return top + 10 + writeRow(sheet, top + 10, [words('Částku vybírá dopravce při předání zásilky.', 'text')])
  }
  const { spayd } = toTransfer({ number: variableSymbol, amount: missing, dueOn }, supplier.account)
  drawQr(sheet, spayd, LEFT, top + 10)
  const x = LEFT + SIDE + 18
  const rows: [string, string][] = [
    ['Číslo účtu', supplier.account],
    ['IBAN', supplier.iban],
    ['Variabilní symbol', variableSymbol],
  ]
  let y = top + 16
  writeRow(sheet, y, [{ text: 'QR Platba', x, width: 200, font: 'bold', size: 10.5 }])
  y += 20
  for (const [name, value] of rows) {
    y += writeRow(sheet, y, [
      { text: name, x, width: 92, color: MUTED },
      { text: value, x: x + 96, width: 220, font: 'bold' },
    ])
    y += 4
  }
  return top + SIDE + 12
}

function words(text: string, font: 'text' | 'bold') {
  return { text, x: LEFT, width: WIDTH, font, size: 10 }
}

/** Drawn, not pasted: sharp at any size and read by any camera. */
function drawQr(sheet: Sheet, text: string, left: number, top: number): void {
  const code = encodeQr(text)
  const dot = SIDE / code.length
  sheet.fillColor(INK)
  for (const [y, row] of code.entries()) {
    for (const [x, isDark] of row.entries()) {
      // A hair wider than the square, so that no printer leaves a gap between neighbours.
      if (isDark) sheet.rect(left + x * dot, top + y * dot, dot + 0.05, dot + 0.05)
    }
  }
  sheet.fill()
}
