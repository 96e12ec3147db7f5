import { formatZip } from '@shop/czech/format-contact'
import { formatDate } from '@shop/czech/format-date'
import { LEFT, MUTED, type Sheet, TINT, WIDTH, writeRow } from '#app/document/pdf/sheet'
import type { DocumentCustomer, StoredDocument, Supplier } from '#app/document/stored-document'

const HALF = (WIDTH - 24) / 2
const SECOND = LEFT + HALF + 24

/** Who sells, who buys, and the days of the document. */
export function drawParties(sheet: Sheet, document: StoredDocument, top: number): number {
  const { supplier, customer } = document
  const heads = ['Dodavatel', 'Odběratel'].map((text, index) => ({
    text,
    x: index === 0 ? LEFT : SECOND,
    width: HALF,
    size: 8,
    color: MUTED,
  }))
  let y = top + writeRow(sheet, top, heads) + 3
  const names = [supplier.name, customer.name].map((text, index) => ({
    text,
    x: index === 0 ? LEFT : SECOND,
    width: HALF,
    font: 'bold' as const,
    size: 10.5,
  }))
  y += writeRow(sheet, y, names) + 2
  y += writeRow(sheet, y, [
    { text: linesOf(supplier).join('\n'), x: LEFT, width: HALF },
    { text: linesOf(customer).join('\n'), x: SECOND, width: HALF },
  ])
  return drawDays(sheet, document, y + 14)
}

function linesOf({ street, city, zip, companyId, vatId }: Supplier | DocumentCustomer): string[] {
  return [
    // Who fetched the goods from a point has told no address.
    ...(street ? [street, `${formatZip(zip)} ${city}`] : []),
    ...(companyId ? [`IČO: ${companyId}`] : []),
    ...(vatId ? [`DIČ: ${vatId}`] : []),
  ]
}

function drawDays(sheet: Sheet, document: StoredDocument, top: number): number {
  const isNote = document.kind === 'credit_note'
  const cells: [string, string][] = [
    ['Datum vystavení', formatDate(document.issuedOn)],
    [isNote ? 'Datum opravy' : 'Datum plnění (DUZP)', formatDate(document.taxPointOn)],
    isNote ? ['Původní doklad', document.original?.number ?? ''] : ['Datum splatnosti', formatDate(document.dueOn)],
    ['Variabilní symbol', document.variableSymbol],
    ['Způsob úhrady', document.paymentName],
  ]
  const widths = [88, 102, 92, 92, WIDTH - 374 - 20]
  const starts = widths.map((_, index) => LEFT + 10 + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const height = document.reason ? 66 : 48
  sheet.roundedRect(LEFT, top, WIDTH, height, 6).fillColor(TINT).fill()
  writeRow(
    sheet,
    top + 8,
    cells.map(([text], index) => ({
      text,
      x: starts[index] ?? LEFT,
      width: widths[index] ?? 0,
      size: 7.5,
      color: MUTED,
    })),
  )
  writeRow(
    sheet,
    top + 20,
    cells.map(([, text], index) => ({ text, x: starts[index] ?? LEFT, width: (widths[index] ?? 0) - 6, font: 'bold' })),
  )
  if (document.reason) {
    writeRow(sheet, top + 46, [{ text: `Důvod opravy: ${document.reason}`, x: LEFT + 10, width: WIDTH - 20 }])
  }
  return top + height
}
