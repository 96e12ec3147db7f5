import { z } from 'zod'
import { CartChangeView, CartGoods, Halere, LineId, ShippingOptionView } from './cart-view.ts'
import { Id, Moment, text } from './text-fields.ts'

const Pieces = z.int({ error: 'invalid' }).positive({ error: 'invalid' }).max(9999, { error: 'invalid' })
const Weeks = z.int({ error: 'invalid' }).positive({ error: 'invalid' }).max(52, { error: 'invalid' })

/** The version of the cart somebody has seen. When given and outdated, nothing is changed. */
const Seen = z.strictObject({ version: z.int().positive().nullable().default(null) })
export const SeenCart = Seen

export const AddLine = Seen.extend({
  variantId: Id,
  pieces: Pieces.default(1),
  regularWeeks: Weeks.nullable().default(null),
})
export type AddLine = z.infer<typeof AddLine>

export const LineParams = z.strictObject({ lineId: LineId })
export type LineParams = z.infer<typeof LineParams>

/** Nought removes the line. */
export const ChangePieces = Seen.extend({ pieces: z.int({ error: 'invalid' }).min(0, { error: 'invalid' }).max(9999) })
export type ChangePieces = z.infer<typeof ChangePieces>

export const SwitchRegular = Seen.extend({ weeks: Weeks.nullable() })
export type SwitchRegular = z.infer<typeof SwitchRegular>

export const EnterCoupon = Seen.extend({ code: text(40) })
export type EnterCoupon = z.infer<typeof EnterCoupon>

export const UseCredits = Seen.extend({
  credits: z.union([z.literal('all'), z.int({ error: 'invalid' }).positive({ error: 'invalid' })]),
})
export type UseCredits = z.infer<typeof UseCredits>

/** For the header of every page: cheap, and nothing else about anybody. */
export const CartBadge = z.object({ pieces: z.number(), version: z.number() })
export type CartBadge = z.infer<typeof CartBadge>

/** 128 random bits of the address /p/{hash}. */
export const BasketHash = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
export const BasketParams = z.strictObject({ hash: BasketHash })

export const PrepareBasket = z.strictObject({
  title: z.string().trim().max(80, { error: 'too_long' }).default(''),
  note: z.string().trim().max(500, { error: 'too_long' }).default(''),
  showName: z.boolean().default(false),
  days: z.int().min(1).max(90).default(30),
  uses: z.int().min(1).max(1000).nullable().default(null),
})
export type PrepareBasket = z.infer<typeof PrepareBasket>

/** What the calculator has worked out, and nothing of the dog but what somebody calls the basket. */
export const PrepareProposal = z.strictObject({
  variantId: Id,
  pieces: z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(50, { error: 'invalid' }).default(1),
  title: z.string().trim().max(80, { error: 'too_long' }).default(''),
})
export type PrepareProposal = z.infer<typeof PrepareProposal>

export const PreparedBasketLink = z.object({ hash: BasketHash, expiresAt: Moment })

export const PreparedBasketView = z.object({
  state: z.enum(['ready', 'expired', 'used_up']),
  kind: z.enum(['shared', 'staff', 'calculator', 'breeder', 'group']),
  title: z.string(),
  note: z.string(),
  /** Empty when whoever prepared it does not want to be named. */
  preparedBy: z.string(),
  expiresAt: Moment,
  usesLeft: z.number().nullable(),
  /** Who recommends by it: what whoever takes it saves, and what the one who recommends gets. */
  partner: z
    .object({ name: z.string(), code: z.string(), percent: z.number(), credits: z.number() })
    .nullable()
    .default(null),
  lines: z.array(
    CartGoods.extend({
      id: z.string(),
      pieces: z.number(),
      regularWeeks: z.number().nullable(),
      unitPrice: Halere,
      amount: Halere,
    }),
  ),
  changes: z.array(CartChangeView),
  /** Of the goods, with what regular delivery takes off. */
  total: Halere,
  weightGrams: z.number(),
  /** Ways that can carry it, and why the others cannot. */
  shippingOptions: z.array(ShippingOptionView),
})
export type PreparedBasketView = z.infer<typeof PreparedBasketView>
