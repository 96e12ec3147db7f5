import { z } from 'zod'
import { CartGoods, Halere, SavedLineView } from './cart-view.ts'
import { CheckoutView, PickupPointView } from './checkout.ts'
import { Id, Moment } from './text-fields.ts'

export const ReorderParams = z.strictObject({ orderId: Id })

export const OpenReorder = z.strictObject({
  /** Once more, although the same order was repeated a moment ago. */
  anew: z.boolean().default(false),
})
export type OpenReorder = z.infer<typeof OpenReorder>

const named = { variantId: z.number(), name: z.string(), by: Halere }

/** Why the sum is not what it was the last time; `by` is its share of the difference. */
export const ReorderReason = z.discriminatedUnion('kind', [
  z.object({ ...named, kind: z.literal('price'), was: Halere, is: Halere, saleEnded: z.boolean() }),
  z.object({ ...named, kind: z.literal('pieces'), was: z.number(), is: z.number() }),
  z.object({
    kind: z.enum(['volume', 'coupon', 'credits', 'shipping', 'payment']),
    by: Halere,
    was: Halere,
    is: Halere,
  }),
])
export type ReorderReason = z.infer<typeof ReorderReason>

/** Goods that cannot be had now, and what could come in their place, the best first. */
export const SoldOutLine = z.object({
  line: SavedLineView,
  swaps: z.array(CartGoods.extend({ unitPrice: Halere })),
})
export type SoldOutLine = z.infer<typeof SoldOutLine>

/** One order once more, in a cart of its own: what it comes to today, how and where it goes, and what is not as it was. */
export const ReorderView = z.object({
  orderId: z.number(),
  number: z.string(),
  placedAt: Moment,
  /** The same order repeated within the last day; then nothing is prepared until it is asked for anew. */
  repeated: z.object({ orderId: z.number(), number: z.string(), placedAt: Moment }).nullable(),
  /** Null only beside `repeated`. */
  checkout: CheckoutView.nullable(),
  difference: Halere,
  reasons: z.array(ReorderReason),
  /** Whether all that was bought stands there as it was, whatever the costs around it. */
  isWhole: z.boolean(),
  soldOut: z.array(SoldOutLine),
  /** The point of the last time, when it takes no parcels now and another one stands in for it. */
  pointBefore: z.string().nullable(),
  /** Whether last time's payment cannot be used now and another one must be chosen. */
  paymentBefore: z.string().nullable(),
  /** Open points around the one that is chosen. */
  points: z.array(PickupPointView),
})
export type ReorderView = z.infer<typeof ReorderView>
