import { ORDER_STATES } from '@shop/domain/order/order-state'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ParcelState } from '../staff-order.ts'
import { as, Day, Moment } from '../text-fields.ts'

/** Whole haléře. */
const Money = z.number()
const Currency = z.literal('CZK')

/** A page is asked for by where the one before it ended. */
const PAGE = {
  after: z.coerce
    .number(as('invalid'))
    .int(as('invalid'))
    .min(0, as('invalid'))
    .max(Number.MAX_SAFE_INTEGER)
    .default(0),
  limit: z.coerce.number(as('invalid')).int(as('invalid')).min(1, as('invalid')).max(500, as('invalid')).default(100),
}
const Page = z.strictObject(PAGE)
/** On or after this day, by the calendar of Prague. */
const DatedPage = z.strictObject({ ...PAGE, from: Day.optional() })
/** Null when nothing follows. */
const Next = z.number().nullable()

const PriceRow = z.object({
  sku: z.string(),
  ean: z.string().nullable(),
  name: z.string(),
  variant: z.string(),
  vatPercent: z.number().nullable(),
  net: Money,
  gross: Money,
  /** What one costs from so many pieces on. */
  steps: z.array(z.object({ fromPieces: z.number(), net: Money, gross: Money })),
  piecesPerCarton: z.number().nullable(),
  piecesPerLayer: z.number().nullable(),
  piecesPerPallet: z.number().nullable(),
  grossWeightGrams: z.number(),
  inStock: z.boolean(),
})

export const PartnerPrices = z.object({
  currency: Currency,
  /** Which of the two prices invoices are made from. */
  basis: z.enum(['net', 'gross']),
  items: z.array(PriceRow),
  next: Next,
})
export type PartnerPrices = z.infer<typeof PartnerPrices>

export const PartnerStock = z.object({
  items: z.array(
    z.object({
      sku: z.string(),
      ean: z.string().nullable(),
      /** At most a hundred is told. */
      available: z.number(),
      piecesPerCarton: z.number().nullable(),
    }),
  ),
  next: Next,
})
export type PartnerStock = z.infer<typeof PartnerStock>

const OrderRow = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  placedAt: Moment,
  payable: Money,
  currency: Currency,
  deliveryFrom: Day.nullable(),
  deliveryTo: Day.nullable(),
  parcels: z.array(
    z.object({
      number: z.number(),
      state: ParcelState,
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      trackingUrl: z.string().nullable(),
      weightGrams: z.number(),
    }),
  ),
})
export type PartnerOrderRow = z.infer<typeof OrderRow>

export const PartnerOrders = z.object({ items: z.array(OrderRow), next: Next })
export type PartnerOrders = z.infer<typeof PartnerOrders>

export const PartnerOrder = OrderRow.extend({
  basis: z.enum(['net', 'gross']),
  lines: z.array(
    z.object({
      kind: z.enum(['goods', 'gift', 'shipping', 'payment', 'voucher']),
      sku: z.string(),
      name: z.string(),
      pieces: z.number(),
      vatPercent: z.number(),
      /** After discounts, by the basis of the order. */
      amount: Money,
      gross: Money,
    }),
  ),
  /** Numbers of its invoices and credit notes. */
  documents: z.array(z.string()),
})
export type PartnerOrder = z.infer<typeof PartnerOrder>

export const PartnerDocuments = z.object({
  items: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['invoice', 'credit_note']),
      order: z.string(),
      issuedOn: Day,
      taxPointOn: Day,
      dueOn: Day,
      variableSymbol: z.string(),
      /** Negative on a credit note. */
      payable: Money,
      currency: Currency,
    }),
  ),
  next: Next,
})
export type PartnerDocuments = z.infer<typeof PartnerDocuments>

/** What a key opens; on the shop's own address they stand under `/api/v1/`. */
export const partnerApiEndpoints = {
  partnerPrices: endpoint({
    method: 'GET',
    path: '/partner/v1/prices',
    summary: 'All that is sold, at the prices of the account.',
    access: 'partner',
    scope: 'prices:read',
    query: Page,
    reply: PartnerPrices,
    refusals: [],
  }),
  partnerStock: endpoint({
    method: 'GET',
    path: '/partner/v1/stock',
    summary: 'How much of what is sold lies here. It holds no prices.',
    access: 'partner',
    scope: 'stock:read',
    query: Page,
    reply: PartnerStock,
    refusals: [],
  }),
  partnerOrders: endpoint({
    method: 'GET',
    path: '/partner/v1/orders',
    summary: 'Orders of the account with their states and parcels, the oldest first.',
    access: 'partner',
    scope: 'orders:read',
    query: DatedPage,
    reply: PartnerOrders,
    refusals: [],
  }),
  partnerOrder: endpoint({
    method: 'GET',
    path: '/partner/v1/orders/:number',
    summary: 'One order of the account with what it sells; that of another account is not there.',
    access: 'partner',
    scope: 'orders:read',
    params: z.strictObject({ number: z.string().regex(/^[1-9]\d{9}$/, as('invalid')) }),
    reply: PartnerOrder,
    refusals: [],
  }),
  partnerDocuments: endpoint({
    method: 'GET',
    path: '/partner/v1/documents',
    summary: 'Invoices and credit notes of the account, the oldest first.',
    access: 'partner',
    scope: 'documents:read',
    query: DatedPage,
    reply: PartnerDocuments,
    refusals: [],
  }),
  partnerDocument: endpoint({
    method: 'GET',
    path: '/partner/v1/documents/:number/:format',
    summary: 'The file of a document of the account; that of another account is not there.',
    access: 'partner',
    scope: 'documents:read',
    params: z.strictObject({
      number: z.string().regex(/^[A-Z0-9-]{1,40}$/, as('invalid')),
      format: z.enum(['pdf', 'isdoc']),
    }),
    reply: z.unknown(),
    refusals: [],
  }),
} as const
