import type { TraceEntry } from '@shop/domain/cart/pricing-trace'
import type { TicketState } from '@shop/domain/contact/ticket-state'
import type { OrderEvent, OrderState } from '@shop/domain/order/order-state'
import type { PaymentState } from '@shop/domain/payment/payment-state'
import type { ShipmentState } from '@shop/domain/shipment/shipment-state'

export interface DetailLine {
  position: number
  kind: string
  code: string
  name: string
  variantName: string | null
  bundleName: string | null
  pieces: number
  regularWeeks: number | null
}

/** What the line cost, as it was stored with the order: nothing of it is computed anew. */
export interface LineMoney {
  position: number
  vatRate: number
  fullAmount: number
  volumeDiscount: number
  couponDiscount: number
  creditsDiscount: number
  amount: number
  gross: number
}

export interface DetailMoney {
  payable: number
  paid: number
  /** What can go back without a document: over the price, or all that an order that has ended still holds. */
  over: number
  couponCode: string | null
  /** Every reason as it was stored with the order. */
  priceTrace: TraceEntry[]
  lines: LineMoney[]
  payments: { id: number; attempt: number; kind: string; state: PaymentState; amount: number; createdAt: string }[]
  refunds: { id: number; amount: number; state: string; reason: string; requestedAt: string }[]
  documents: { id: number; kind: string; number: string; issuedOn: string; payable: number }[]
}

export interface DetailParcel {
  id: number
  number: number
  state: ShipmentState
  carrier: string | null
  weightGrams: number
  trackingNumber: string | null
  trackingUrl: string | null
  lines: { variantId: number; pieces: number; batchCode: string | null; bestBefore: string | null }[]
}

export interface DetailPerson {
  id: number | null
  name: string
  city: string
  email: string
  phone: string | null
  isRevealed: boolean
  orderCount: number
  places: { delivery: DetailPlace | null; note: string | null } | null
}

/** Masked like the person; `company` is the name of one as it stands on the label. */
interface DetailPlace {
  firstName?: string
  lastName?: string
  company?: unknown
  street?: string
  zip?: string
  city?: string
  country?: 'CZ' | 'SK'
  phone?: string | null
  placeCode?: number | null
}

export interface DetailEvent {
  id: number
  at: string
  event: OrderEvent | 'placed'
  toState: OrderState
  actorKind: string
  actorName: string | null
}

/** What `shop.staff_order` answers; parts that the role may not see are null. */
export interface OrderDetail {
  id: number
  number: string
  version: number
  state: OrderState
  placedAt: string
  paymentKind: string
  shipping: { kind: string; name: string; carrier: string | null }
  planId: number | null
  packedBy: string | null
  remark: string | null
  lines: (DetailLine & { variantId: number | null })[]
  events: DetailEvent[]
  tasks: { id: number; kind: string; openedAt: string }[]
  parcels: DetailParcel[] | null
  money: DetailMoney | null
  customer: DetailPerson | null
  talk: { tickets: { id: number; number: string; state: TicketState; createdAt: string }[] } | null
}
