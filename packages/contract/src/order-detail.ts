import { PLAN_STATES } from '@shop/domain/plan/plan-machine'
import { z } from 'zod'
import { Halere } from './cart-view.ts'
import { Finding } from './catalog/sold-batch.ts'
import { DeliveryInput } from './checkout.ts'
import { Phone } from './customer.ts'
import { DocumentView } from './document.ts'
import { OrderChange } from './order/order-lines.ts'
import { OrderView } from './order.ts'
import { PaymentView } from './payment.ts'
import { ParcelState } from './staff-order.ts'
import { Id, Moment } from './text-fields.ts'

const TIMELINE_KINDS = [
  'placed',
  'payment_failed',
  'payment_reminder',
  'paid',
  'late_payment',
  'approved',
  'rejected',
  'changed',
  'hold',
  'hold_released',
  'packing',
  'shipped',
  'delivery_problem',
  'ready_for_pickup',
  'delivered',
  'returning',
  'resent',
  'expired',
  'cancelled',
  'refund_started',
  'refunded',
  'document',
] as const

/** One thing that happened, told so that a customer understands it; the page has a sentence for each kind. */
export const TimelineEntry = z.object({
  at: Moment,
  kind: z.enum(TIMELINE_KINDS),
  /** Which parcel, when the order has more than one. */
  parcel: z.number().nullable(),
  amount: Halere.nullable(),
  /** The number of a document, or the words of the carrier or of staff. */
  text: z.string().nullable(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const ParcelView = z.object({
  parcelId: z.number(),
  number: z.number(),
  uid: z.string(),
  state: ParcelState,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  storedUntil: z.string().nullable(),
  weightGrams: z.number(),
  codAmount: Halere,
  lines: z.array(
    z.object({
      variantId: z.number(),
      name: z.string(),
      pieces: z.number(),
      batchCode: z.string().nullable(),
      bestBefore: z.string().nullable(),
    }),
  ),
})
export type ParcelView = z.infer<typeof ParcelView>

/** What an order has to do with regular delivery. */
export const OrderRegular = z.object({
  /** The plan it is a parcel of. */
  plan: z
    .object({
      planId: z.number(),
      state: z.enum(PLAN_STATES),
      cycleNo: z.number(),
      /** Whether it can still be said here that the bowl decides, not the weeks. */
      asksForBowl: z.boolean(),
    })
    .nullable(),
  /** Intervals to choose from when what was bought can come again from now on; empty when it cannot. */
  weeks: z.array(z.number()),
  /** What would come each time and for how much, carriage included, at today's prices; said before anything is confirmed. */
  offer: z
    .object({
      lines: z.array(z.object({ name: z.string(), variantName: z.string(), pieces: z.number() })),
      payable: Halere,
    })
    .nullable()
    .default(null),
})
export type OrderRegular = z.infer<typeof OrderRegular>

/** Everything an owner reads about an order and what they may still do with it. */
export const OrderDetail = z.object({
  order: OrderView,
  payment: PaymentView,
  /** Oldest first. */
  timeline: z.array(TimelineEntry),
  documents: z.array(DocumentView),
  parcels: z.array(ParcelView),
  can: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    edit: z.boolean(),
    /** It could still be cancelled, by people of its company and not by whoever reads this. */
    companyCancels: z.boolean().default(false),
  }),
  regular: OrderRegular.default({ plan: null, weeks: [], offer: null }),
  /** What of it can still be changed; null when nothing can. */
  change: OrderChange.nullable().default(null),
  /** What an order of a voucher sells, and to whom it goes; null for goods. */
  voucher: z
    .object({
      face: Halere,
      recipientEmail: z.string().nullable(),
      deliverOn: z.string(),
      isIssued: z.boolean(),
      isSent: z.boolean(),
      /** Until when whoever bought it may give it up; null when it is not issued, or somebody has spent from it. */
      returnUntil: z.string().nullable(),
    })
    .nullable()
    .default(null),
  /** Opens the same order for every command about it. */
  accessToken: z.string(),
})
export type OrderDetail = z.infer<typeof OrderDetail>

export const OwnOrderParams = z.strictObject({ orderId: Id })

/** What can be changed until the order is packed; what is not named stays. */
export const EditOrder = z.strictObject({
  phone: Phone.min(1, { error: 'required' }).optional(),
  // Without a default: a phone that is changed alone must not wipe the note.
  note: z.string().trim().max(300, { error: 'too_long' }).optional(),
  /** Only where a courier goes to. */
  delivery: DeliveryInput.optional(),
  /** Only where the goods wait at a point. */
  pickupPointId: Id.optional(),
})

/** What staff change for a customer: with the version they saw, so that nobody writes over a colleague. */
export const StaffEditOrder = EditOrder.extend({ version: z.int().positive() })
export type StaffEditOrder = z.infer<typeof StaffEditOrder>

/** Everything that was bought, or one thing of it. */
export const OrderAgain = z.strictObject({
  variantId: Id.nullable().default(null),
  version: z.int().positive().nullable().default(null),
})
export type OrderAgain = z.infer<typeof OrderAgain>

/** The card of a puppy, or the link its breeder sent instead. */
export const PuppyTag = z.object({
  kind: z.literal('puppy'),
  state: z.enum(['issued', 'taken', 'expired']),
  kennel: z.string(),
  /** What the breeder gets for it once the new owner buys. */
  credits: z.number(),
  /** What it eats, prepared by the breeder: the last part of `/p/{hash}`. */
  basket: z.string().nullable().default(null),
  puppy: z
    .object({
      name: z.string(),
      sex: z.enum(['male', 'female']),
      breed: z.string(),
      bornOn: z.string(),
      expiresOn: z.string(),
      food: z.string().nullable(),
      weights: z.array(z.object({ on: z.string(), grams: z.number() })),
    })
    .nullable(),
})

/** What a printed code leads to. Says nothing about who bought. */
export const TagView = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('parcel'),
    state: ParcelState,
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
    storedUntil: z.string().nullable(),
    events: z.array(z.object({ at: Moment, state: ParcelState, words: z.string() })),
    lines: z.array(
      z.object({
        name: z.string(),
        productSlug: z.string(),
        pieces: z.number(),
        batchCode: z.string().nullable(),
        bestBefore: z.string().nullable(),
        /** Leads to the passport of the batch. */
        batchUid: z.string().nullable(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('batch'),
    code: z.string(),
    productName: z.string(),
    variantName: z.string(),
    productSlug: z.string(),
    bestBefore: z.string().nullable(),
    producedOn: z.string().nullable(),
    receivedOn: z.string(),
    /** Why the batch must not be fed, when it is recalled. */
    recall: z.string().nullable(),
    /** Not sold just now, because somebody looks into it. */
    isHeld: z.boolean().default(false),
    /** What a laboratory found in it; null when nobody has looked. */
    analysis: z
      .object({
        laboratory: z.string(),
        protocol: z.string(),
        analysedOn: z.string(),
        figures: z.array(z.object({ name: z.string(), percent: z.number() })),
        findings: z.array(Finding),
        protocolHash: z.string().nullable(),
      })
      .nullable()
      .default(null),
  }),
  z.object({
    kind: z.literal('dog'),
    name: z.string(),
    /** For the sentences that speak of the dog. */
    sex: z.enum(['male', 'female']).nullable(),
    /** What the owner wants a finder to know. */
    note: z.string(),
  }),
  z.object({
    kind: z.literal('partner'),
    /** Of the club or the trainer, as it was approved; may be empty. */
    name: z.string(),
    code: z.string(),
    /** Off the first order of the client. */
    percent: z.number(),
    /** What the partner gets for it. */
    credits: z.number(),
  }),
  PuppyTag,
])
export type TagView = z.infer<typeof TagView>

export const TagParams = z.strictObject({ uid: z.string().regex(/^[a-z2-7]{20}$/) })
