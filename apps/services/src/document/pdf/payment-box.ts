import { drawQr } from '#app/document/pdf/draw-qr'
import { drawLine, LEFT, MUTED, makeRoom, type Sheet, WIDTH, writeRow } from '#app/document/pdf/sheet'
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
  drawQr(sheet, spayd, { left: LEFT, top: top + 10, side: SIDE })
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
