import { LINE_TRAITS } from '@shop/domain/cart/coupon'
import { BUYER_KINDS } from '@shop/domain/promotion/summarize-replay'
import { z } from 'zod'
import { as, Day, Id, Moment, optionalText, text } from '../text-fields.ts'

const Halere = z.number(as('invalid')).int(as('invalid')).nonnegative(as('invalid')).max(100_000_000, as('invalid'))
const Money = Halere.min(1, as('invalid'))
const Count = z.number(as('invalid')).int(as('invalid')).min(1, as('invalid')).max(1_000_000, as('invalid'))
const Code = z.string().regex(/^[a-z0-9-]{1,60}$/, as('invalid'))

const Benefit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.number().gt(0).max(100), maximum: Money.nullable() }),
  z.strictObject({ kind: z.literal('fixed'), amount: Money }),
  z.strictObject({ kind: z.literal('free-shipping'), methodCodes: z.array(Code).min(1, as('required')).max(20) }),
  z.strictObject({ kind: z.literal('gift'), variantId: Id, pieces: Count }),
  z.strictObject({ kind: z.literal('buy-x-get-y'), buy: Count, get: Count }),
  z.strictObject({ kind: z.literal('credit-multiplier'), multiplier: z.number().gt(1).max(10) }),
])

export const CouponDraft = z.strictObject({
  /** As it is compared: capitals without spaces. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{3,40}$/, as('invalid')),
  name: text(80),
  description: optionalText(300),
  benefit: Benefit,
  minimumGoods: Halere,
  firstOrderOnly: z.boolean(),
  limitPerCustomer: Count.nullable(),
  limitTotal: Count.nullable(),
  customerGroups: z.array(Code).max(20),
  categories: z.array(Code).min(1, as('required')).max(40).nullable(),
  excludes: z.array(z.enum(LINE_TRAITS)).max(LINE_TRAITS.length),
  validFrom: Day,
  validTo: Day,
  /** An offer: applies by itself, its code opens nothing. */
  isAutomatic: z.boolean().default(false),
  products: z.array(Id).min(1, as('required')).max(200).nullable().default(null),
  brands: z.array(Code).min(1, as('required')).max(40).nullable().default(null),
})
export type CouponDraft = z.infer<typeof CouponDraft>

export const CreateCoupon = z.strictObject({ draft: CouponDraft, isLaunched: z.boolean(), reason: text(300) })
export type CreateCoupon = z.infer<typeof CreateCoupon>

export const ChangeCoupon = CreateCoupon.extend({ version: z.number().int().positive() })
export type ChangeCoupon = z.infer<typeof ChangeCoupon>

export const EndCoupon = z.strictObject({ version: z.number().int().positive(), reason: text(300) })
export type EndCoupon = z.infer<typeof EndCoupon>

export const CouponsQuery = z.strictObject({ find: z.string().trim().max(60).default('') })

const StaffCoupon = z.object({
  id: z.number(),
  version: z.number(),
  draft: CouponDraft.extend({ code: z.string(), name: z.string(), description: z.string() }),
  state: z.enum(['draft', 'planned', 'running', 'over', 'stopped']),
  /** Standing uses: an order that was cancelled gives its use back. */
  redemptions: z.number(),
  /** What those orders were given, and what they paid for goods. */
  cost: z.number(),
  paid: z.number(),
})
export type StaffCoupon = z.infer<typeof StaffCoupon>

const Choice = z.object({ code: z.string(), name: z.string() })

/** What the fields of the form may hold. */
const CouponChoices = z.object({
  groups: z.array(Choice),
  categories: z.array(Choice),
  shipping: z.array(Choice),
  brands: z.array(Choice).default([]),
})
export type CouponChoices = z.infer<typeof CouponChoices>

export const StaffCoupons = CouponChoices.extend({ coupons: z.array(StaffCoupon) })
export const OneStaffCoupon = CouponChoices.extend({ coupon: StaffCoupon })

const Replayed = z.object({
  id: z.string(),
  /** What was in it; who bought it is not told. */
  goods: z.string(),
  wasOrdered: z.boolean(),
  paid: z.number(),
  wouldPay: z.number(),
  cost: z.number(),
})

export const CouponSimulation = z.object({
  from: Moment,
  to: Moment,
  tookMs: z.number(),
  /** There were more baskets than are replayed; the newest were. */
  isCut: z.boolean(),
  baskets: z.number(),
  orders: z.number(),
  used: z.number(),
  usedOrders: z.number(),
  discount: z.number(),
  cost: z.number(),
  refusals: z.record(z.string(), z.number()),
  beyondLimit: z.object({ baskets: z.number(), amount: z.number() }),
  winners: z.array(z.object({ kind: z.enum(BUYER_KINDS), cost: z.number(), baskets: z.number() })),
  histogram: z.array(z.object({ upTo: z.number().nullable(), today: z.number(), after: z.number() })),
  worst: z.array(Replayed),
  /** Why it could not be launched as it stands. */
  faults: z.array(z.string()),
  /** Coupons with goods and days in common: a customer chooses one. */
  overlaps: z.array(z.object({ code: z.string(), name: z.string(), validTo: Day })),
})
export type CouponSimulation = z.infer<typeof CouponSimulation>
