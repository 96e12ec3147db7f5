import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import { formatDocumentNumber } from '@shop/domain/order/document-number'
import { buildInvoice, type Invoice } from '@shop/domain/order/invoice'
import { taxPointOn } from '@shop/domain/order/tax-point'
import { loadDocumentSettings } from '#app/document/document-settings'
import { insertDocument, selectDocuments, takeSequence } from '#app/document/documents.sql'
import { type InvoicedOrder, selectInvoicedOrder, updateDueOn } from '#app/document/invoiced-order.sql'
import { issueCreditNotes } from '#app/document/issue-credit-note'
import type { DocumentCustomer } from '#app/document/stored-document'
import { toSupplier } from '#app/document/supplier'
import type { CommandContext } from '#app/http/context'
import { audit } from '#app/http/context'
import { loadPaymentSettings } from '#app/rules/payment-settings'
import { selectSeller } from '#app/seller/seller.sql'
import { enqueue } from '#app/store/jobs'

const SERIES = 'FV'

/** One invoice for an order, whoever asks and however often. The caller holds the order. */
export async function issueInvoice(context: CommandContext, orderId: number): Promise<number> {
  const { db, now, requestId } = context
  const issued = (await selectDocuments(db, orderId)).find(({ kind }) => kind === 'invoice')
  if (issued) return issued.id
  const order = await selectInvoicedOrder(db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone.`)
  const { invoice, sequence, year } = await makeInvoice(context, order)
  const documentId = await insertDocument(
    db,
    {
      ...invoice,
      orderId,
      kind: 'invoice',
      series: SERIES,
      year,
      sequence,
      originalId: null,
      refundId: null,
      reason: '',
      variableSymbol: order.number,
      paymentKind: order.paymentKind,
      paymentName: order.paymentName,
      paidByVoucher: Math.min(order.paidByVoucher, invoice.paid),
      supplier: toSupplier(await selectSeller(db)),
      customer: toDocumentCustomer(order),
      recap: [...invoice.recap],
    },
    invoice.lines.map((line) => toDocumentLine(order, line)),
    now,
  )
  if (PAYMENT_TRAITS[order.paymentKind].isOnCredit) await updateDueOn(db, orderId, invoice.dueOn)
  await audit(db, context, 'document.issued', { type: 'document', id: documentId })
  await enqueue(db, 'make-document', { requestId, documentId })
  // Money that went back for goods before there was anything to correct.
  await issueCreditNotes(context, orderId)
  return documentId
}

/** The number is taken as the last thing before the document is written: others wait for it as shortly as can be. */
async function makeInvoice({ db, now }: CommandContext, order: InvoicedOrder) {
  const { supplyDay } = await loadDocumentSettings(db)
  const today = toPragueTime(now).date
  const { tolerance } = await loadPaymentSettings(db)
  const isPaid = order.paid + tolerance >= order.payable
  const dates = {
    paidOn: isPaid ? order.paidOn : null,
    handedOverOn: order.handedOverOn ?? today,
    deliveredOn: order.deliveredOn,
  }
  const year = Number(today.slice(0, 4))
  const sequence = await takeSequence(db, SERIES, year)
  const invoice = buildInvoice(
    {
      number: formatDocumentNumber({ series: SERIES, year, sequence }),
      orderNumber: order.number,
      issuedOn: today,
      taxPointOn: taxPointOn(dates, supplyDay) ?? today,
      dueOn: PAYMENT_TRAITS[order.paymentKind].isOnCredit ? addDays(today, order.dueDays ?? 14) : today,
    },
    { basis: order.basis, lines: order.lines, rounding: order.rounding, paid: Math.min(order.paid, order.payable) },
  )
  return { invoice, sequence, year }
}

function toDocumentLine({ lines }: InvoicedOrder, line: Invoice['lines'][number]) {
  const { id, kind, pieces, vatRate, full, discount, amount, base, tax, gross } = line
  // Multi-purpose: selling one is no supply (decision 168).
  if (kind === 'voucher') throw new Error('A voucher has no document of tax.')
  const printed = lines.find((one) => one.id === id)
  if (!printed) throw new Error(`Line ${id} was invoiced but not read.`)
  const { code, ean, name } = printed
  return { orderLine: Number(id), kind, code, ean, name, pieces, vatRate, full, discount, amount, base, tax, gross }
}

function toDocumentCustomer({ billing }: InvoicedOrder): DocumentCustomer {
  const { company, firstName, lastName, street, city, zip, country } = billing
  return {
    name: company?.name ?? `${firstName} ${lastName}`,
    street,
    city,
    zip,
    country,
    companyId: company?.companyId ?? null,
    vatId: company?.vatId ?? null,
  }
}
