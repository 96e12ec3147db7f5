import type { DocumentLine, StoredDocument } from '#app/document/stored-document'
import { toSupplier } from '#app/document/supplier'
import { SAMPLE_SELLER } from '#app/seller/seller.fixture'

const CUSTOMER = {
  name: 'Jitka Novotná',
  street: 'Vinohradská 2048/5a',
  city: 'Praha',
  zip: '12000',
  country: 'CZ',
  companyId: null,
  vatId: null,
}

const GOODS: DocumentLine[] = [
  {
    orderLine: 1,
    kind: 'goods',
    code: 'CN-GR-KUR-A-12K',
    ean: '8590000000008',
    name: 'Granule kuře s hnědou rýží, 12 kg',
    pieces: 2,
    vatRate: 12,
    full: 258_000,
    discount: 25_800,
    amount: 232_200,
    base: 207_321,
    tax: 24_879,
    gross: 232_200,
  },
  {
    orderLine: 2,
    kind: 'goods',
    code: 'CN-VY-OBO-01',
    ean: null,
    name: 'Obojek žlutý „Čmuchal“, vel. M & popruh <2 cm>',
    pieces: 1,
    vatRate: 21,
    full: 34_900,
    discount: 3490,
    amount: 31_410,
    base: 25_958,
    tax: 5452,
    gross: 31_410,
  },
]

/** The worked order of the facts: two bags, a collar, a coupon of 10 % on goods, shipping taxed in proportion. */
export function workedInvoice(change: Partial<StoredDocument> = {}): StoredDocument {
  return {
    id: 1,
    uuid: '0190aaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
    orderId: 1,
    kind: 'invoice',
    number: 'FV2026000123',
    orderNumber: '2026000123',
    refundId: null,
    original: null,
    reason: '',
    issuedOn: '2026-11-16',
    taxPointOn: '2026-11-15',
    dueOn: '2026-11-16',
    variableSymbol: '2026000123',
    paymentKind: 'transfer',
    paymentName: 'Bankovní převod s QR kódem',
    paidByVoucher: 0,
    supplier: toSupplier(SAMPLE_SELLER),
    customer: CUSTOMER,
    basis: 'gross',
    base: 240_271,
    tax: 31_239,
    gross: 271_510,
    recap: [
      { rate: 12, base: 213_535, tax: 25_624, gross: 239_159 },
      { rate: 21, base: 26_736, tax: 5615, gross: 32_351 },
    ],
    rounding: 0,
    payable: 271_510,
    paid: 0,
    lines: [...GOODS, side(3, 12, 6959, 6214, 745), side(4, 21, 941, 778, 163)],
    ...change,
  }
}

function side(orderLine: number, vatRate: number, gross: number, base: number, tax: number): DocumentLine {
  const amounts = { full: gross, discount: 0, amount: gross, base, tax, gross }
  const name = 'PPL – na adresu'
  return { orderLine, kind: 'shipping', code: 'ppl', ean: null, name, pieces: 1, vatRate, ...amounts }
}
