import { LEAST_GRAMS, MOST_GRAMS } from '@shop/domain/litter/judge-weighing'
import { RIBBONS } from '@shop/domain/litter/ribbons'
import { z } from 'zod'
import { PreparedBasketLink } from '../cart.ts'
import { endpoint } from '../endpoint.ts'
import { PuppyTag, TagParams } from '../order-detail.ts'
import { as, Day, Email, Id, Moment, Nothing, optionalText, Secret, text } from '../text-fields.ts'

export const MOST_PUPPIES = 16

const Grams = z.int(as('weight_range')).min(LEAST_GRAMS, as('weight_range')).max(MOST_GRAMS, as('weight_range'))
const MotherGrams = z.int(as('weight_range')).min(500, as('weight_range')).max(100_000, as('weight_range'))

/** A litter is begun after mating or after birth; one of the two days is known. */
export const LitterInput = z.strictObject({
  name: text(40),
  breed: optionalText(60),
  motherName: text(40),
  motherWeightGrams: MotherGrams.nullable().default(null),
  matedOn: Day.nullable().default(null),
  bornOn: Day.nullable().default(null),
  /** What mother and puppies eat. */
  productId: Id.nullable().default(null),
})
export type LitterInput = z.infer<typeof LitterInput>

const PuppyInput = z.strictObject({
  name: text(40),
  sex: z.enum(['male', 'female'], as('required')),
  ribbon: z.enum(RIBBONS).default('none'),
  /** At birth. */
  grams: Grams.nullable().default(null),
})
export type PuppyInput = z.infer<typeof PuppyInput>

export const NewPuppies = z.strictObject({ puppies: z.array(PuppyInput).min(1, as('required')).max(MOST_PUPPIES) })

/** All puppies of a day at once; who was not weighed is left out. */
export const LitterWeights = z.strictObject({
  measuredOn: Day,
  weights: z
    .array(z.strictObject({ puppyId: Id, grams: Grams }))
    .min(1, as('required'))
    .max(20),
  /** The breeder has seen what is unlikely and says that it is right. */
  isConfirmed: z.boolean().default(false),
})
export type LitterWeights = z.infer<typeof LitterWeights>

/** What the refusal of an unlikely weight says about each. */
export const UnlikelyWeights = z.object({
  unlikely: z.array(
    z.object({ puppyId: z.number(), grams: z.number(), before: z.number(), suggestion: z.number().nullable() }),
  ),
})

/** Packs of the food that the litter eats. */
export const LitterBasket = z.strictObject({
  variantId: Id,
  pieces: z.int(as('invalid')).min(1, as('invalid')).max(20, as('invalid')).default(1),
})
export type LitterBasket = z.infer<typeof LitterBasket>

/** Where the link for the new owner goes. */
export const PuppyOffer = z.strictObject({ email: Email })
export type PuppyOffer = z.infer<typeof PuppyOffer>

const OfferParams = z.strictObject({ token: Secret })
/** The card, as far as the link from the mail still opens it. */
const OfferView = PuppyTag.extend({ until: Moment })
export type OfferView = z.infer<typeof OfferView>

const ById = z.strictObject({ id: Id })

/** The litter book of approved breeders; reads go through the data service. */
export const litterEndpoints = {
  openLitter: endpoint({
    method: 'POST',
    path: '/account/litters',
    summary: 'Begins a litter of an approved breeder.',
    access: 'customer',
    body: LitterInput,
    reply: z.object({ id: z.number() }),
    status: 201,
    refusals: ['not_a_breeder', 'too_many_items', 'food_unknown'],
  }),
  saveLitter: endpoint({
    method: 'PUT',
    path: '/account/litters/:id',
    summary: 'Changes what is known of a litter, such as the day of its birth.',
    access: 'customer',
    params: ById,
    body: LitterInput.extend({ version: z.int().positive() }),
    reply: Nothing,
    refusals: ['not_a_breeder', 'version_conflict', 'food_unknown'],
  }),
  addPuppies: endpoint({
    method: 'POST',
    path: '/account/litters/:id/puppies',
    summary: 'Writes down who was born, with the weights of the birth.',
    access: 'customer',
    params: ById,
    body: NewPuppies,
    reply: Nothing,
    status: 201,
    refusals: ['not_a_breeder', 'litter_unborn', 'too_many_items'],
  }),
  weighLitter: endpoint({
    method: 'PUT',
    path: '/account/litters/:id/weights',
    summary: 'Writes the weights of a day; the last written holds. An unlikely one is asked about first.',
    access: 'customer',
    params: ById,
    body: LitterWeights,
    reply: Nothing,
    refusals: ['not_a_breeder', 'litter_unborn', 'weight_unlikely'],
  }),
  endPuppy: endpoint({
    method: 'POST',
    path: '/account/puppies/:id/end',
    summary: 'Ends the record of a puppy that died; its curve stays, its card is struck out.',
    access: 'customer',
    params: ById,
    body: z.strictObject({ diedOn: Day }),
    reply: Nothing,
    refusals: ['not_a_breeder', 'card_taken'],
  }),
  askForPacks: endpoint({
    method: 'POST',
    path: '/account/litters/:id/packs',
    summary: 'Asks for the starter packs of a litter, as many as puppies live; they go with the next order.',
    access: 'customer',
    params: ById,
    body: Nothing,
    reply: z.object({ packs: z.number() }),
    refusals: ['not_a_breeder', 'litter_unborn', 'packs_closed'],
  }),
  makeCards: endpoint({
    method: 'POST',
    path: '/account/litters/:id/cards',
    summary: 'Gives every puppy that has none, or one that ended, a card for its new owner.',
    access: 'customer',
    params: ById,
    body: Nothing,
    reply: z.object({ made: z.number() }),
    refusals: ['not_a_breeder', 'litter_unborn'],
  }),
  litterBasket: endpoint({
    method: 'GET',
    path: '/account/litters/:id/basket',
    summary: 'Where the basket for the new owners of a litter is; null while there is none.',
    access: 'customer',
    params: ById,
    reply: z.object({ basket: PreparedBasketLink.nullable() }),
    refusals: ['not_a_breeder'],
  }),
  prepareLitterBasket: endpoint({
    method: 'PUT',
    path: '/account/litters/:id/basket',
    summary: 'Prepares a basket of what the litter eats for its new owners; made again, it keeps its address.',
    access: 'customer',
    params: ById,
    body: LitterBasket,
    reply: PreparedBasketLink,
    refusals: ['not_a_breeder', 'variant_gone'],
  }),
  takePuppy: endpoint({
    method: 'POST',
    path: '/tags/:uid/takeover',
    summary: 'Takes the profile of a puppy over: it becomes a dog of the account, with its weights. Once.',
    access: 'customer',
    params: TagParams,
    body: Nothing,
    reply: z.object({ dogId: z.number() }),
    refusals: ['card_taken', 'card_expired', 'too_many_items'],
  }),
  offerPuppy: endpoint({
    method: 'POST',
    path: '/account/puppies/:id/offer',
    summary: 'Mails a link by which the new owner takes the puppy over; the link before it opens nothing any more.',
    access: 'customer',
    params: ById,
    body: PuppyOffer,
    reply: z.object({ expiresAt: Moment }),
    status: 202,
    refusals: ['not_a_breeder', 'litter_unborn', 'card_taken'],
  }),
  puppyOffer: endpoint({
    method: 'GET',
    path: '/puppy-offers/:token',
    summary: 'What the link from the mail of a breeder leads to.',
    access: 'anyone',
    params: OfferParams,
    reply: OfferView,
    refusals: [],
  }),
  takeOfferedPuppy: endpoint({
    method: 'POST',
    path: '/puppy-offers/:token/takeover',
    summary: 'Takes the puppy over by the link from the mail, as its card does.',
    access: 'customer',
    params: OfferParams,
    body: Nothing,
    reply: z.object({ dogId: z.number() }),
    refusals: ['card_taken', 'card_expired', 'too_many_items'],
  }),
} as const
