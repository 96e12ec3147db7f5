import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { buildCreditNote, type CreditNote } from '@shop/domain/order/credit-note'
import type { Correction } from '@shop/domain/order/credited-amount'
import { formatDocumentNumber } from '@shop/domain/order/document-number'
import { allLeft, leftOfInvoice } from '@shop/domain/order/plan-refund'
import { type CorrectedInvoice, loadCorrectedInvoice } from '#app/document/corrected-invoice'
import { insertDocument, takeSequence } from '#app/document/documents.sql'
import type { DocumentLine, StoredDocument } from '#app/document/stored-document'
import { toSupplier } from '#app/document/supplier'
import { selectUndocumentedRefunds, type UndocumentedRefund } from '#app/document/undocumented-refunds.sql'
import { audit, type CommandContext } from '#app/http/context'
import { selectSeller } from '#app/seller/seller.sql'
import { enqueue } from '#app/store/jobs'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

const SERIES = 'OD'
// Written before a number is taken: a note that cannot be made must leave no gap in its series.
const UNNUMBERED = { number: '', issuedOn: '', correctedOn: '' }

/**
 * The documents of money that went back for goods, one for each refund. Without an invoice there is nothing to correct yet:
 * they are issued together with it. The caller holds the order.
 */
export async function issueCreditNotes(context: CommandContext, orderId: number): Promise<void> {
  const corrected = await loadCorrectedInvoice(context.db, orderId)
  if (!corrected.original) return
  for (const refund of await selectUndocumentedRefunds(context.db, orderId)) await documentRefund(context, refund)
}

/** Nothing is left of the order, so nothing is left of its invoice, whatever money came for it. The caller holds the order. */
export async function creditWholeInvoice(context: CommandContext, orderId: number, reason: string): Promise<void> {
  const corrected = await loadCorrectedInvoice(context.db, orderId)
  if (!corrected.original || leftOfInvoice(corrected.invoice, corrected.credited) === 0) return
  const corrections = allLeft(corrected.invoice, corrected.credited)
  await writeNote(context, corrected, corrected.original, { corrections, reason, refundId: null })
}

async function documentRefund(context: CommandContext, refund: UndocumentedRefund): Promise<void> {
  const { id, orderId, corrections, reason, forGoods } = refund
  const corrected = await loadCorrectedInvoice(context.db, orderId)
  // The note of a cancelled order has taken everything back already.
  if (!corrected.original || leftOfInvoice(corrected.invoice, corrected.credited) === 0) return
  const wanted = { corrections: corrections ?? [], reason, refundId: id }
  const draft = buildCreditNote({ ...UNNUMBERED, reason }, corrected.invoice, corrected.credited, wanted.corrections)
  if (draft.ok && draft.value.payable === 0 - forGoods) {
    await writeNote(context, corrected, corrected.original, wanted)
    return
  }
  // The money has moved and cannot be unmoved: a person finds out how to write it down.
  const why = draft.ok ? { why: 'amount_differs', computed: draft.value.payable } : { why: draft.code }
  const details = { refundId: id, forGoods, ...why }
  const { db, now } = context
  await openStaffTask(db, { kind: 'refund_not_documented', subject: `refund:${id}`, orderId, details, now })
}

interface Wanted {
  corrections: readonly Correction[]
  reason: string
  refundId: number | null
}

async function writeNote(
  context: CommandContext,
  { invoice, credited }: CorrectedInvoice,
  original: StoredDocument,
  { corrections, reason, refundId }: Wanted,
): Promise<void> {
  const { db, now, requestId } = context
  const today = toPragueTime(now).date
  const year = Number(today.slice(0, 4))
  const sequence = await takeSequence(db, SERIES, year)
  const number = formatDocumentNumber({ series: SERIES, year, sequence })
  const head = { number, reason: reason || 'Vrácení zboží', issuedOn: today, correctedOn: today }
  const note = buildCreditNote(head, invoice, credited, corrections)
  if (!note.ok) throw new Error(`A credit note that was tried before cannot be made: ${note.code}.`)
  const documentId = await insertDocument(
    db,
    {
      ...note.value,
      orderId: original.orderId,
      kind: 'credit_note',
      series: SERIES,
      year,
      sequence,
      originalId: original.id,
      refundId,
      taxPointOn: today,
      dueOn: today,
      variableSymbol: original.variableSymbol,
      paymentKind: original.paymentKind,
      paymentName: original.paymentName,
      supplier: toSupplier(await selectSeller(db)),
      customer: original.customer,
      recap: [...note.value.recap],
      paid: note.value.payable,
      paidByVoucher: 0,
    },
    note.value.lines.map((line) => toDocumentLine(original, line)),
    now,
  )
  await audit(db, context, 'document.issued', { type: 'document', id: documentId })
  await enqueue(db, 'make-document', { requestId, documentId })
}

function toDocumentLine({ lines }: StoredDocument, line: CreditNote['lines'][number]): DocumentLine {
  const { lineId, pieces, vatRate, amount, base, tax, gross } = line
  const printed = lines.find(({ orderLine }) => String(orderLine) === lineId)
  if (!printed) throw new Error(`Line ${lineId} was credited but not invoiced.`)
  const { kind, code, ean, name } = printed
  const money = { full: amount, discount: 0, amount, base, tax, gross }
  return { orderLine: Number(lineId), kind, code, ean, name, pieces, vatRate, ...money }
}
