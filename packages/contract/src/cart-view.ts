import { VOUCHER_TROUBLES } from '@shop/domain/voucher/voucher-share'
import { z } from 'zod'

/** Money in whole haléře; a rounding may be below zero. */
export const Halere = z.int()

/** `12` is variant 12 bought once, `12:4` the same every four weeks; `gift:CODE` came with a coupon. */
export const LineId = z.string().regex(/^\d{1,15}(:\d{1,2})?$/, { error: 'invalid' })

export const GoodsPicture = z.object({
  key: z.string(),
  hash: z.string().nullable(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
})

const FoodRole = z.enum(['complete', 'complementary', 'other'])
const Ingredients = z.object({
  contains: z.array(z.string()),
  mayContain: z.array(z.string()),
  isDeclared: z.boolean(),
})

/** What a line shows of its goods, and what the rules about dogs ask for: allergies, days it lasts. */
export const CartGoods = z.object({
  variantId: z.number(),
  productId: z.number(),
  slug: z.string(),
  name: z.string(),
  variantName: z.string(),
  sku: z.string(),
  image: GoodsPicture.nullable(),
  /** Leading protein, which gives the line its colour. */
  protein: z.string().nullable(),
  kind: z.string(),
  /** Whether it can be all a dog eats, only adds to it, or is not eaten at all. */
  role: FoodRole,
  feedType: z.string().nullable(),
  lifeStage: z.string().nullable(),
  breedSize: z.string().nullable(),
  kcalPer100g: z.number().nullable(),
  netWeightGrams: z.number().nullable(),
  weightGrams: z.number(),
  unit: z.enum(['kg', 'l', 'm', 'piece']).nullable(),
  unitQuantity: z.number().nullable(),
  /** Pieces that can be had now, a hundred at most. */
  inStock: z.number(),
  isSold: z.boolean(),
  canBeRegular: z.boolean(),
  ingredients: Ingredients,
})
export type CartGoods = z.infer<typeof CartGoods>

const Discounts = z.object({ volume: Halere, coupon: Halere, credits: Halere })

export const CartLineView = CartGoods.extend({
  id: z.string(),
  isGift: z.boolean(),
  pieces: z.number(),
  regularWeeks: z.number().nullable(),
  listPrice: Halere,
  unitPrice: Halere,
  /** Per kilogram, litre, metre or piece, as the law asks. */
  pricePerUnit: Halere.nullable(),
  rule: z.enum(['group', 'regular_delivery']).nullable(),
  /** What a piece would cost when it came regularly; null when it cannot or when that takes nothing off. */
  regularPrice: Halere.nullable(),
  discounts: Discounts,
  amount: Halere,
})
export type CartLineView = z.infer<typeof CartLineView>

export const SavedLineView = CartGoods.extend({
  id: z.string(),
  pieces: z.number(),
  regularWeeks: z.number().nullable(),
  seenPrice: Halere,
  unitPrice: Halere,
})
export type SavedLineView = z.infer<typeof SavedLineView>

/** Was / is: what differs from what the customer has last agreed with. */
export const CartChangeView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), lineId: z.string(), was: Halere, is: Halere }),
  z.object({ kind: z.literal('stock'), lineId: z.string(), was: z.number(), is: z.number() }),
  z.object({ kind: z.literal('gone'), lineId: z.string() }),
])
export type CartChangeView = z.infer<typeof CartChangeView>

const Refusal = z.object({ code: z.string(), details: z.unknown() })

const Day = z.object({ date: z.string(), weekday: z.number(), daysAway: z.number(), relation: z.string() })
const PromiseView = z.object({
  orderBy: Day.extend({ time: z.string(), minutesLeft: z.number() }),
  dispatch: Day,
  earliest: Day,
  latest: Day,
  /** Of so many parcels to post codes that begin like this so many came in these days; null when the days are the carrier's word. */
  record: z
    .object({ area: z.string(), weekday: z.number().nullable(), parcels: z.number(), inTime: z.number() })
    .nullable(),
})

export const ShippingOptionView = z.object({
  code: z.string(),
  name: z.string(),
  carrier: z.string().nullable(),
  kind: z.enum(['pickup-point', 'box', 'address', 'personal-pickup']),
  description: z.string(),
  needsPoint: z.boolean(),
  /** Whose points can be chosen; null when it goes to no point. */
  pointNetwork: z.string().nullable(),
  maxWeightGrams: z.number().nullable(),
  /** Null when it can carry the cart. */
  refusal: Refusal.nullable(),
  amount: Halere.nullable(),
  perParcel: Halere,
  parcels: z.number(),
  freeBy: z.enum(['threshold', 'coupon']).nullable(),
  roomGrams: z.number().nullable(),
  promise: PromiseView.nullable(),
  isCheapest: z.boolean(),
  isFastest: z.boolean(),
})
export type ShippingOptionView = z.infer<typeof ShippingOptionView>

const CouponView = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('refused'), code: z.string(), reason: z.string(), details: z.unknown() }),
  z.object({ state: z.literal('applied'), code: z.string(), kind: z.string(), amount: Halere }),
])

const OfferView = z.object({ name: z.string(), kind: z.string(), amount: Halere })

const MergedLine = z.object({
  lineId: z.string(),
  variantId: z.string(),
  had: z.number(),
  wanted: z.number(),
  added: z.number(),
  cappedBy: z.enum(['out_of_stock', 'line_limit', 'cart_full', 'variant_gone']).nullable(),
  /** Null when it has come over and stands in the cart under its name. */
  name: z.string().nullable(),
  /** A piece last time and today; only of goods ordered again whose price has changed. */
  price: z.object({ was: Halere, is: Halere }).nullable(),
})

/** Something useful: what would reach free shipping, and once that is reached what goes with the goods; never more than a few. */
export const Filler = z.object({
  variantId: z.number(),
  slug: z.string(),
  name: z.string(),
  variantName: z.string(),
  price: Halere,
  unit: CartGoods.shape.unit,
  pricePerUnit: Halere.nullable(),
  protein: z.string().nullable(),
  role: FoodRole,
  ingredients: Ingredients,
  reason: z.string(),
  image: GoodsPicture.nullable(),
})
export type Filler = z.infer<typeof Filler>

export const VatRowView = z.object({ rate: z.number(), base: Halere, tax: Halere, gross: Halere })

/** The whole cart, priced. `trace` holds a reason for every amount. */
/** Money paid ahead. It pays a part of the price or all of it; the price itself stays what it is. */
export const CartVoucher = z.object({
  /** The last signs of its code: the code itself is never told back. */
  tail: z.string(),
  balance: Halere,
  expiresOn: z.string(),
  trouble: z.enum(VOUCHER_TROUBLES).nullable(),
  share: Halere,
  rest: Halere,
})
export type CartVoucher = z.infer<typeof CartVoucher>

export const CartView = z.object({
  id: z.number().nullable(),
  version: z.number(),
  basis: z.enum(['gross', 'net']),
  pieces: z.number(),
  lines: z.array(CartLineView),
  saved: z.array(SavedLineView),
  changes: z.array(CartChangeView),
  coupon: CouponView,
  /** A promotion that applies by itself, in place of a code. */
  offer: OfferView.nullable().default(null),
  credits: z.object({
    wanted: z.union([z.number(), z.literal('all')]).nullable(),
    balance: z.number(),
    spent: z.number(),
    limit: z.number(),
    earned: z.number(),
  }),
  goods: z.object({ list: Halere, discounted: Halere, afterCoupon: Halere, paid: Halere }),
  freeShipping: z.object({ from: Halere.nullable(), goods: Halere, missing: Halere, isReached: z.boolean() }),
  weightGrams: z.number(),
  shippingOptions: z.array(ShippingOptionView),
  /** With the chosen shipping, or with the cheapest one while nothing is chosen. */
  shipping: z.object({ code: z.string(), amount: Halere, isChosen: z.boolean() }).nullable(),
  paymentFee: Halere,
  vat: z.array(VatRowView),
  total: Halere,
  rounding: Halere,
  payable: Halere,
  voucher: CartVoucher.nullable().default(null),
  problems: z.array(z.looseObject({ code: z.string() })),
  fillers: z.array(Filler),
  /** What came over from the cart of a guest, from a basket somebody prepared, or from an order of the past. */
  merged: z
    .object({ from: z.enum(['cart', 'basket', 'order']), lines: z.array(MergedLine), undoUntil: z.string() })
    .nullable(),
  trace: z.array(z.looseObject({ code: z.string() })),
})
export type CartView = z.infer<typeof CartView>
