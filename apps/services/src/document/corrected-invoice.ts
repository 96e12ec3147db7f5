import type { Credited } from '@shop/domain/order/credited-amount'
import { buildInvoice, type Invoice } from '@shop/domain/order/invoice'
import { selectDocuments } from '#app/document/documents.sql'
import { selectInvoicedOrder } from '#app/document/invoiced-order.sql'
import type { StoredDocument } from '#app/document/stored-document'
import type { Db } from '#app/store/database'

const DRAFT = { number: '', issuedOn: '', taxPointOn: '', dueOn: '' }

export interface CorrectedInvoice {
  /** Null while the order has no invoice. */
  original: StoredDocument | null
  /** The invoice, or what it would say: an order is never priced again, so both are the same numbers. */
  invoice: Invoice
  /** What credit notes have taken off it. */
  credited: Credited[]
  /** Refunds that have their credit note. */
  documented: number[]
}

export async function loadCorrectedInvoice(db: Db, orderId: number): Promise<CorrectedInvoice> {
  const documents = await selectDocuments(db, orderId)
  const original = documents.find(({ kind }) => kind === 'invoice') ?? null
  const invoice = original ? toInvoice(original) : await draftInvoice(db, orderId)
  const documented = documents.flatMap(({ refundId }) => refundId ?? [])
  return { original, invoice, credited: creditedBy(documents), documented }
}

async function draftInvoice(db: Db, orderId: number): Promise<Invoice> {
  const order = await selectInvoicedOrder(db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone.`)
  const { basis, lines, rounding, paid } = order
  return buildInvoice({ ...DRAFT, orderNumber: order.number }, { basis, lines, rounding, paid })
}

function creditedBy(documents: readonly StoredDocument[]): Credited[] {
  return documents
    .filter(({ kind }) => kind === 'credit_note')
    .flatMap(({ lines }) =>
      lines.map(({ orderLine, pieces, amount }) => ({ lineId: String(orderLine), pieces, amount: 0 - amount })),
    )
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
