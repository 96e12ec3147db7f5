import type { PaymentKind } from '@shop/domain/checkout/payment-method'
import type { PriceBasis, VatRow } from '@shop/domain/money/vat-recap'

export interface Supplier {
  name: string
  street: string
  city: string
  zip: string
  country: string
  companyId: string
  vatId: string
  register: string
  account: string
  iban: string
  email: string
  phone: string
}

export interface DocumentCustomer {
  name: string
  street: string
  city: string
  zip: string
  country: string
  companyId: string | null
  vatId: string | null
}

export interface DocumentLine {
  orderLine: number
  kind: 'goods' | 'gift' | 'shipping' | 'payment'
  code: string
  ean: string | null
  name: string
  pieces: number
  vatRate: number
  full: number
  discount: number
  amount: number
  base: number
  tax: number
  gross: number
}

/** A document as it is stored: everything that is printed comes from here and nothing is computed again. */
export interface StoredDocument {
  id: number
  uuid: string
  orderId: number
  kind: 'invoice' | 'credit_note'
  number: string
  orderNumber: string
  refundId: number | null
  original: { number: string; uuid: string; issuedOn: string } | null
  reason: string
  issuedOn: string
  taxPointOn: string
  dueOn: string
  variableSymbol: string
  paymentKind: PaymentKind
  paymentName: string
  supplier: Supplier
  customer: DocumentCustomer
  basis: PriceBasis
  base: number
  tax: number
  gross: number
  recap: VatRow[]
  rounding: number
  payable: number
  paid: number
  /** The part of what was paid that came by a voucher. */
  paidByVoucher: number
  lines: DocumentLine[]
}

export type NewDocument = Omit<StoredDocument, 'id' | 'uuid' | 'number' | 'orderNumber' | 'original' | 'lines'> & {
  series: string
  year: number
  sequence: number
  number: string
  originalId: number | null
}
