import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { prorate } from '@shop/domain/money/prorate'
import { vatFromGross } from '@shop/domain/money/vat'
import { buildCreditNote, type CreditNote } from '@shop/domain/order/credit-note'
import type { Correction, Credited } from '@shop/domain/order/credited-amount'
import { formatDocumentNumber } from '@shop/domain/order/document-number'
import type { Invoice } from '@shop/domain/order/invoice'
import { insertDocument, selectDocumentOfRefund, selectDocuments, takeSequence } from '#app/document/documents.sql'
import type { DocumentContext } from '#app/document/issue-invoice'
import type { DocumentLine, StoredDocument } from '#app/document/stored-document'
import { currentSupplier } from '#app/document/supplier'
import { audit } from '#app/http/context'
import type { Refund } from '#app/payment/refunds.sql'
import { enqueue } from '#app/store/jobs'

const SERIES = 'OD'
const FOR_GOODS: readonly Refund['purpose'][] = ['cancellation', 'correction']

/**
 * The document of money that went back for goods. Without an invoice there is nothing to correct: an order that never left
 * was never invoiced. The caller holds the order.
 */
export async function issueCreditNote(context: DocumentContext, refund: Refund): Promise<number | null> {
  const { db, now, requestId } = context
  if (!FOR_GOODS.includes(refund.purpose)) return null
  const known = await selectDocumentOfRefund(db, refund.id)
  if (known) return known.id
  const documents = await selectDocuments(db, refund.orderId)
  const original = documents.find(({ kind }) => kind === 'invoice')
  if (!original) return null
  const earlier = creditedBy(documents)
  const corrections = refund.corrections ?? toCorrections(original, earlier, refund.amount)
  if (corrections.length === 0) return null
  const today = toPragueTime(now).date
  const year = Number(today.slice(0, 4))
  const sequence = await takeSequence(db, SERIES, year)
  const number = formatDocumentNumber({ series: SERIES, year, sequence })
  const head = { number, reason: refund.reason || 'Vrácení zboží', issuedOn: today, correctedOn: today }
  const note = buildCreditNote(head, toInvoice(original), earlier, corrections)
  if (!note.ok) throw new Error(`A refund cannot be documented: ${note.code} ${JSON.stringify(note.details)}`)
  const documentId = await insertDocument(
    db,
    {
      ...note.value,
      orderId: refund.orderId,
      kind: 'credit_note',
      series: SERIES,
      year,
      sequence,
      originalId: original.id,
      refundId: refund.id,
      taxPointOn: today,
      dueOn: today,
      variableSymbol: original.variableSymbol,
      paymentKind: original.paymentKind,
      paymentName: original.paymentName,
      supplier: currentSupplier(),
      customer: original.customer,
      recap: [...note.value.recap],
      paid: note.value.payable,
    },
    note.value.lines.map((line) => toDocumentLine(original, line)),
    now,
  )
  await audit(db, context, 'document.issued', { type: 'document', id: documentId })
  await enqueue(db, 'make-document', { requestId, documentId })
  return documentId
}

function creditedBy(documents: readonly StoredDocument[]): Credited[] {
  return documents
    .filter(({ kind }) => kind === 'credit_note')
    .flatMap(({ lines }) =>
      lines.map(({ orderLine, pieces, amount }) => ({ lineId: String(orderLine), pieces, amount: 0 - amount })),
    )
}

/** Without lines named: everything that is left when the money covers it, else a part of the price of each line. */
function toCorrections(invoice: StoredDocument, earlier: readonly Credited[], refunded: number): Correction[] {
  const left = invoice.lines.map((line) => {
    const mine = earlier.filter(({ lineId }) => lineId === String(line.orderLine))
    const amount = line.amount - mine.reduce((sum, one) => sum + one.amount, 0)
    const pieces = line.pieces - mine.reduce((sum, one) => sum + one.pieces, 0)
    const gross = line.amount === 0 ? 0 : Math.round((line.gross * amount) / line.amount)
    return { line, amount, pieces, gross }
  })
  const whole = left.reduce((sum, { gross }) => sum + gross, 0) + invoice.rounding
  if (refunded >= whole) {
    return left
      .filter(({ amount }) => amount > 0)
      .map(({ line, pieces, amount }) =>
        pieces > 0 ? { lineId: String(line.orderLine), pieces } : { lineId: String(line.orderLine), amount },
      )
  }
  const shares = prorate(
    refunded,
    left.map(({ gross }) => gross),
  )
  return left.flatMap(({ line, amount }, index) => {
    const share = shares[index] ?? 0
    const part = invoice.basis === 'gross' ? share : vatFromGross(share, line.vatRate).base
    return part > 0 ? [{ lineId: String(line.orderLine), amount: Math.min(part, amount) }] : []
  })
}

function toInvoice(document: StoredDocument): Invoice {
  const { gross, paid, payable } = document
  return {
    ...document,
    gross,
    toPay: payable - paid,
    lines: document.lines.map(({ orderLine, ...line }) => ({ ...line, id: String(orderLine), itemId: line.code })),
  }
}

function toDocumentLine({ lines }: StoredDocument, line: CreditNote['lines'][number]): DocumentLine {
  const { lineId, pieces, vatRate, amount, base, tax, gross } = line
  const printed = lines.find(({ orderLine }) => String(orderLine) === lineId)
  if (!printed) throw new Error(`Line ${lineId} was credited but not invoiced.`)
  const { kind, code, ean, name } = printed
  return {
    orderLine: Number(lineId),
    kind,
    code,
    ean,
    name,
    pieces,
    vatRate,
    full: amount,
    discount: 0,
    amount,
    base,
    tax,
    gross,
  }
}
