import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import { buildCreditNote } from '@shop/domain/order/credit-note'
import type { Credited } from '@shop/domain/order/credited-amount'
import { formatDocumentNumber } from '@shop/domain/order/document-number'
import { buildInvoice } from '@shop/domain/order/invoice'
import { allLeft } from '@shop/domain/order/plan-refund'
import { parseAccount } from '@shop/domain/payment/bank-account'
import { toIban } from '@shop/domain/payment/iban'
import type { Row } from '../seed/sync-rows.sql.ts'
import type { Order } from './place-order.ts'
import { add, addAudit, addMail, type DraftDocument, nextId, SYSTEM, uuidOf, type World } from './world.ts'

const UNNUMBERED = { number: '', orderNumber: '' }

export function issueInvoice(world: World, order: Order, at: Date, money: { paid: number; dueOn: string | null }) {
  const today = toPragueDay(at)
  const { spec, lines } = order
  const isPaidFirst = PAYMENT_TRAITS[spec.payment.kind].isPaidFirst
  const paidOn = isPaidFirst && order.acceptedAt ? toPragueDay(order.acceptedAt) : today
  const invoice = buildInvoice(
    { ...UNNUMBERED, orderNumber: order.number, issuedOn: today, taxPointOn: paidOn, dueOn: money.dueOn ?? today },
    { basis: order.row.basis as 'gross', lines, rounding: Number(order.row.rounding), paid: money.paid },
  )
  const { issuedOn, taxPointOn, dueOn, basis, base, tax, gross, recap, rounding, payable, paid } = invoice
  const printed = { basis, base, tax, gross, recap, rounding, payable, paid }
  const row = toRow(world, order, at, {
    kind: 'invoice',
    series: 'FV',
    reason: '',
    refund_id: null,
    ...{ issued_on: issuedOn, tax_point_on: taxPointOn, due_on: dueOn },
    ...printed,
  })
  const rows = invoice.lines.map(
    ({ id, kind, pieces, vatRate, full, discount, amount, base: net, tax: vat, gross: all }) =>
      toLine(order, id, {
        kind,
        pieces,
        vat_rate: vatRate,
        full_amount: full,
        discount,
        amount,
        base: net,
        tax: vat,
        gross: all,
      }),
  )
  const draft: DraftDocument = { row, lines: rows, issuedAt: at, email: spec.buyer.email, original: null, invoice }
  world.documents.push(draft)
  return draft
}

interface Correcting {
  at: Date
  reason: string
  refundId: number | null
  /** Null when nothing is left of the order. */
  corrections: readonly Credited[] | null
}

export function issueCreditNote(world: World, order: Order, original: DraftDocument, correcting: Correcting): void {
  const { at, reason, refundId, corrections } = correcting
  const today = toPragueDay(at)
  const { invoice } = original
  const head = { number: '', reason, issuedOn: today, correctedOn: today }
  const note = buildCreditNote(head, invoice, [], corrections ?? allLeft(invoice, []))
  if (!note.ok) throw new Error(`A credit note cannot be made: ${note.code}.`)
  const { basis, base, tax, gross, recap, rounding, payable } = note.value
  const row = toRow(world, order, at, {
    kind: 'credit_note',
    series: 'OD',
    reason,
    refund_id: refundId,
    ...{ issued_on: today, tax_point_on: today, due_on: today },
    ...{ basis, base, tax, gross, recap, rounding, payable, paid: payable },
  })
  const lines = note.value.lines.map(({ lineId, pieces, vatRate, amount, base: net, tax: vat, gross: all }) => {
    const kind = order.lines.find(({ id }) => id === lineId)?.kind
    return toLine(order, lineId, {
      ...{ kind, pieces, vat_rate: vatRate, full_amount: amount, discount: 0, amount, base: net, tax: vat, gross: all },
    })
  })
  const { email } = order.spec.buyer
  world.documents.push({ row, lines, issuedAt: at, email, original, invoice })
}

function toRow(world: World, { id, number, spec }: Order, at: Date, printed: Row): Row {
  const { firstName, lastName, place, company } = spec.buyer
  const { street, city, zip } = place
  const name = company?.name ?? `${firstName} ${lastName}`
  return {
    id: null,
    uuid: uuidOf(world.random),
    order_id: id,
    year: Number(String(printed.issued_on).slice(0, 4)),
    sequence: null,
    number: null,
    original_id: null,
    variable_symbol: number,
    payment_kind: spec.payment.kind,
    payment_name: spec.payment.name,
    supplier: supplierOf(world),
    customer: {
      name,
      street,
      city,
      zip,
      country: 'CZ',
      companyId: company?.companyId ?? null,
      vatId: company?.vatId ?? null,
    },
    issued_at: at,
    ...printed,
  }
}

/** The company of the shop as it stands on its documents. */
function supplierOf({ shop: { company } }: World): object {
  const { isSample: _isSample, phoneHours: _phoneHours, returnAddress: _returnAddress, ...printed } = company
  const account = parseAccount(company.account ?? '')
  return { ...printed, iban: account.ok ? toIban(account.value) : '' }
}

function toLine({ lines }: Order, lineId: string, money: Row): Row {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw new Error(`Line ${lineId} is not of this order.`)
  const name = [line.name, line.variantName].filter(Boolean).join(', ')
  return {
    document_id: null,
    position: null,
    order_line: Number(lineId),
    code: line.code,
    ean: line.ean,
    name,
    ...money,
  }
}

/** Everybody has lived: documents get their numbers in the order in which they were issued, each series its own, each year anew. */
export function numberDocuments(world: World): void {
  const last = new Map<string, number>()
  for (const draft of world.documents.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())) {
    const { row, lines, issuedAt, original, email } = draft
    const { series, year } = row as { series: string; year: number }
    const sequence = (last.get(`${series}${year}`) ?? 0) + 1
    last.set(`${series}${year}`, sequence)
    const id = nextId(world, 'shop.documents')
    Object.assign(row, {
      id,
      sequence,
      number: formatDocumentNumber({ series, year, sequence }),
      original_id: original?.row.id ?? null,
    })
    add(world, 'shop.documents', row)
    for (const [index, line] of lines.entries()) {
      add(world, 'shop.document_lines', { ...line, document_id: id, position: index + 1 })
    }
    addAudit(world, issuedAt, SYSTEM, 'document.issued', { type: 'document', id })
    const isInvoice = row.kind === 'invoice'
    if (isInvoice)
      addMail(world, { object: `document:${id}`, event: 'issued', template: 'invoice', to: email, at: issuedAt })
  }
}
