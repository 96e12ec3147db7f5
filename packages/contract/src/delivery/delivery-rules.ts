import { z } from 'zod'
import { as, Day, Id, Moment, text } from '../text-fields.ts'

const Halere = z.number(as('invalid')).int(as('invalid')).nonnegative(as('invalid')).max(10_000_000, as('invalid'))
const Days = z.number(as('invalid')).int(as('invalid')).min(0, as('invalid')).max(30, as('invalid'))
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, as('invalid'))

/** What of a delivery people may change. Sizes and networks are those of its carrier. */
const ShippingTerms = z.strictObject({
  price: Halere,
  freeFrom: Halere.nullable(),
  maxWeightGrams: z.number().int().min(500, as('invalid')).max(100_000, as('invalid')).nullable(),
  allowMultiParcel: z.boolean(),
  takesCod: z.boolean(),
  codMaximum: Halere.min(100, as('invalid')).nullable(),
  minDays: Days,
  maxDays: Days,
  /** Null: the hour of the shop. */
  cutOff: Time.nullable(),
  isActive: z.boolean(),
})
export type ShippingTerms = z.infer<typeof ShippingTerms>

const PaymentTerms = z.strictObject({ fee: Halere, minimumOrderNet: Halere, isActive: z.boolean() })
export type PaymentTerms = z.infer<typeof PaymentTerms>

/** One method with all its terms. */
const DeliveryDraft = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('shipping'), id: Id, terms: ShippingTerms }),
  z.strictObject({ method: z.literal('payment'), id: Id, terms: PaymentTerms }),
])
export type DeliveryDraft = z.infer<typeof DeliveryDraft>

export const ChangeDelivery = z.strictObject({
  draft: DeliveryDraft,
  version: z.number().int().positive(),
  reason: text(300),
})
export type ChangeDelivery = z.infer<typeof ChangeDelivery>

export const ChangeClosedDays = z.strictObject({
  version: z.number().int().positive(),
  /** From today on, all of them. */
  days: z.array(Day).max(200),
  reason: text(300),
})
export type ChangeClosedDays = z.infer<typeof ChangeClosedDays>

const method = { id: z.number(), code: z.string(), name: z.string(), version: z.number() }

export const DeliveryRules = z.object({
  today: Day,
  shipping: z.array(z.object({ ...method, terms: ShippingTerms })),
  payment: z.array(z.object({ ...method, terms: PaymentTerms })),
  closedDays: z.object({ version: z.number(), days: z.array(Day) }),
})
export type DeliveryRules = z.infer<typeof DeliveryRules>

export const DeliveryQuestion = z.strictObject({
  weightGrams: z.number().int().min(1, as('invalid')).max(500_000, as('invalid')),
  goods: Halere,
  at: Moment,
  draft: DeliveryDraft.nullable(),
  closedDays: z.array(Day).max(200).nullable(),
})
export type DeliveryQuestion = z.infer<typeof DeliveryQuestion>

export const DeliveryAnswer = z.object({
  options: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** Null when it can be chosen. */
      refusal: z.string().nullable(),
      price: z.number(),
      parcels: z.number(),
      isFree: z.boolean(),
      /** Cash on delivery with this way; null where there is none. */
      codFee: z.number().nullable(),
      leaves: Day.nullable(),
      earliest: Day.nullable(),
      latest: Day.nullable(),
    }),
  ),
})
