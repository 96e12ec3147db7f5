import { toIsdoc } from '#app/document/isdoc'
import { drawLines } from '#app/document/pdf/line-table'
import { drawParties } from '#app/document/pdf/parties'
import { drawPayment } from '#app/document/pdf/payment-box'
import { INK, LEFT, LOGO, MUTED, openSheet, type Sheet, toBuffer, WIDTH } from '#app/document/pdf/sheet'
import { drawTotals } from '#app/document/pdf/totals'
import type { StoredDocument } from '#app/document/stored-document'

export const TITLES: Record<StoredDocument['kind'], string> = {
  invoice: 'Faktura – daňový doklad',
  credit_note: 'Opravný daňový doklad',
}

/** The document on paper. It prints stored numbers and carries its own ISDOC for accounting programs. */
export async function toPdf(document: StoredDocument): Promise<Buffer> {
  const title = `${TITLES[document.kind]} ${document.number}`
  const createdAt = new Date(`${document.issuedOn}T12:00:00Z`)
  const sheet = openSheet({ title, author: document.supplier.name, createdAt })
  sheet.file(Buffer.from(toIsdoc(document)), {
    name: `${document.number}.isdoc`,
    type: 'application/xml',
    creationDate: createdAt,
    modifiedDate: createdAt,
  })
  sheet.image(LOGO, LEFT, 40, { height: 30 })
  sheet.font('bold').fontSize(16).fillColor(INK)
  sheet.text(TITLES[document.kind], LEFT, 40, { width: WIDTH, align: 'right' })
  sheet.font('text').fontSize(11).fillColor(MUTED)
  sheet.text(`č. ${document.number}`, LEFT, 61, { width: WIDTH, align: 'right' })
  let y = drawParties(sheet, document, 96)
  y = drawLines(sheet, document, y + 18)
  y = drawTotals(sheet, document, y + 12)
  drawPayment(sheet, document, y + 16)
  drawFeet(sheet, document)
  return toBuffer(sheet)
}

function drawFeet(sheet: Sheet, { supplier, number }: StoredDocument): void {
  const words = `${supplier.register}. ${supplier.email}, ${supplier.phone}. Součástí souboru je doklad ve formátu ISDOC.`
  const { start, count } = sheet.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    sheet.switchToPage(start + page)
    const numbered = count > 1 ? `${words} ${number}, strana ${page + 1} z ${count}.` : words
    sheet.font('text').fontSize(7.5).fillColor(MUTED)
    sheet.text(numbered, LEFT, 785, { width: WIDTH, align: 'center', lineBreak: false })
  }
}
