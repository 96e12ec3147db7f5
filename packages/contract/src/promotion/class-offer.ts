import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { as, Moment, Nothing, text } from '../text-fields.ts'

/** So many at one time; each has an address that stays. */
export const CLASS_OFFERS = 5

const Place = z.coerce.number().int().min(1, as('invalid')).max(CLASS_OFFERS, as('invalid'))

export const NewClassOffer = z.strictObject({
  title: text(60),
  /** Of an offer that is made anew; null for the first place that is free. */
  place: Place.nullable().default(null),
})
export type NewClassOffer = z.infer<typeof NewClassOffer>

const ClassOffer = z.object({
  place: z.number(),
  /** The last part of `/p/{hash}`. */
  hash: z.string(),
  title: z.string(),
  pieces: z.number(),
  expiresAt: Moment,
})
export type ClassOffer = z.infer<typeof ClassOffer>

/** Baskets that trainers prepare for their classes; whoever takes one has the trainer's code in the cart. */
export const classOfferEndpoints = {
  classOffers: endpoint({
    method: 'GET',
    path: '/account/class-offers',
    summary: 'Baskets that a trainer has prepared for classes and that still hold.',
    access: 'customer',
    reply: z.object({ offers: z.array(ClassOffer) }),
    refusals: [],
  }),
  makeClassOffer: endpoint({
    method: 'POST',
    path: '/account/class-offers',
    summary: "Prepares a copy of the trainer's cart for a class; made again, it keeps its address.",
    access: 'customer',
    body: NewClassOffer,
    reply: z.object({ place: z.number(), hash: z.string() }),
    status: 201,
    refusals: ['not_a_trainer', 'cart_gone', 'too_many_items'],
  }),
  endClassOffer: endpoint({
    method: 'DELETE',
    path: '/account/class-offers/:place',
    summary: 'Ends an offer; copies that somebody has taken stay theirs.',
    access: 'customer',
    params: z.strictObject({ place: Place }),
    reply: Nothing,
    refusals: [],
  }),
} as const
