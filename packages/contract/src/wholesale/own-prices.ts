import { z } from 'zod'
import { Halere } from '../cart-view.ts'
import { endpoint } from '../endpoint.ts'
import { as, Id } from '../text-fields.ts'

export const MOST_ASKED_PRICES = 100

export const AskOwnPrices = z.strictObject({
  variantIds: z.array(Id).min(1, as('required')).max(MOST_ASKED_PRICES, as('too_long')),
})
export type AskOwnPrices = z.infer<typeof AskOwnPrices>

export const Packing = z.object({
  perCarton: z.number().nullable(),
  perLayer: z.number().nullable(),
  perPallet: z.number().nullable(),
})

/** What one pack costs somebody whose price is not the one everybody sees. Amounts are in `basis`. */
export const OwnPrice = z.object({
  variantId: z.number(),
  basis: z.enum(['gross', 'net']),
  unitPrice: Halere,
  /** The same with VAT, where the price is without it. */
  withVat: Halere.nullable(),
  pricePerUnit: Halere.nullable(),
  /** When it comes regularly; null when it cannot or when that takes nothing off. */
  regularPrice: Halere.nullable(),
  /** A piece from so many on. */
  steps: z.array(z.object({ from: z.number(), price: Halere })),
  /** Pieces in a carton, a layer and on a pallet, where somebody has said so. */
  packing: Packing,
  /** Why: entries of the cart's own trace. */
  reasons: z.array(z.looseObject({ code: z.string() })),
})
export type OwnPrice = z.infer<typeof OwnPrice>

/** Only goods whose price differs from the public one; whatever is missing costs what the page says. */
export const OwnPrices = z.object({ prices: z.array(OwnPrice) })
export type OwnPrices = z.infer<typeof OwnPrices>

export const ownPriceEndpoints = {
  ownPrices: endpoint({
    method: 'POST',
    path: '/customer/prices',
    summary:
      'What these goods cost the customer, where that differs from the public price: the list of the group, what was agreed, and why.',
    access: 'customer',
    body: AskOwnPrices,
    reply: OwnPrices,
    refusals: [],
  }),
}
