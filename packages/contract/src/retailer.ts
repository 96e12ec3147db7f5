import { z } from 'zod'
import { as, Email, optionalText, text } from './text-fields.ts'

export const RETAILER_TYPES = ['pet_shop', 'vet', 'training', 'pickup'] as const

const Time = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/)
const Hours = z.strictObject({ from: Time, to: Time })

/** Only pages: an address of another kind would run in the browser of whoever opens it. */
const Web = z
  .string()
  .trim()
  .max(200, as('too_long'))
  .regex(/^$|^https?:\/\/[^\s"'<>\\]+\.[^\s"'<>\\]+$/i, as('invalid'))
  .default('')

/** What a retailer may say about themselves; a name and an address are checked by people. */
export const RETAILER_FACTS = {
  phone: optionalText(30),
  web: Web,
  note: optionalText(300),
  /** Seven days, Monday first; a closed day has none. */
  openingHours: z.array(z.array(Hours).max(3)).length(7),
  onHolidays: z.enum(['closed', 'open', 'large_shop']),
  dogsWelcome: z.boolean(),
  wheelchair: z.boolean(),
  pickupOfOrders: z.boolean(),
}

export const RETAILER_PLACE = {
  name: text(120),
  type: z.enum(RETAILER_TYPES, as('required')),
  street: text(120),
  city: text(80),
  postalCode: z.string().regex(/^\d{5}$/, as('invalid')),
}

export const RetailerToken = z.strictObject({ token: z.string().max(200) })

export const CorrectRetailer = RetailerToken.extend(RETAILER_FACTS)
export type CorrectRetailer = z.infer<typeof CorrectRetailer>
export type RetailerFacts = Omit<CorrectRetailer, 'token'>

/** An entry on the map as its owner sees it. */
export const RetailerEntry = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  confirmedOn: z.string(),
  ...RETAILER_FACTS,
})
export type RetailerEntry = z.infer<typeof RetailerEntry>

/** The whole entry, written by the wholesaler whose shop it is. */
export const OwnEntryFields = z.strictObject({
  ...RETAILER_PLACE,
  /** Shown on the map. */
  email: Email.nullable(),
  ...RETAILER_FACTS,
})
export type OwnEntryFields = z.infer<typeof OwnEntryFields>

export const SendRetailerEntry = OwnEntryFields.extend({
  /** What our deliveries say about the shelves may stand beside the entry. */
  showsSupply: z.boolean(),
})
export type SendRetailerEntry = z.infer<typeof SendRetailerEntry>

const Goods = z.object({ slug: z.string(), name: z.string() })

/** What deliveries say: there usually, and there within a year. */
export const RetailerSupply = z.object({
  lastOn: z.string().nullable(),
  usualCount: z.number(),
  usual: z.array(Goods),
  toOrder: z.array(Goods),
})
export type RetailerSupply = z.infer<typeof RetailerSupply>

export const OwnRetailerEntry = z.object({
  isWholesaler: z.boolean(),
  /** Whether anything was ordered lately. */
  isBuying: z.boolean(),
  leastProducts: z.number(),
  answerDays: z.number(),
  supply: RetailerSupply,
  entry: z
    .object({
      state: z.enum(['waiting', 'returned', 'published']),
      fields: OwnEntryFields,
      showsSupply: z.boolean(),
      answerBy: z.string(),
      /** Why it was returned. */
      reason: z.string(),
      /** On the map today, maybe with the name and address of before. */
      isShown: z.boolean(),
      isPaused: z.boolean(),
    })
    .nullable(),
})
export type OwnRetailerEntry = z.infer<typeof OwnRetailerEntry>
