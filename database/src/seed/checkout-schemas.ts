import { PAYMENT_KINDS } from '@shop/domain/checkout/payment-method'
import { z } from 'zod'

const code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const czk = z.int().nonnegative()

const sides = z.strictObject({ longestSide: z.int(), sumOfSides: z.int() })
const box = z.strictObject({ width: z.int(), height: z.int(), depth: z.int() })

const shippingMethod = z.object({
  code,
  name: z.string().min(1),
  carrier: z.string().nullable(),
  carrierCode: z.string().nullable(),
  /** As comparison sites call it. */
  feedNames: z.record(z.string(), z.string()).default({}),
  type: z.enum(['pickup-point', 'box', 'address', 'personal-pickup']),
  description: z.string(),
  deliveryText: z.string(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  priceCzk: czk,
  freeFromCzk: czk.nullable(),
  vatRate: z.number(),
  maxWeightKg: z.number().positive().nullable(),
  maxDimensionsMm: z.union([sides, box]).nullable(),
  allowMultiParcel: z.boolean(),
  codAvailable: z.boolean(),
  codMaxCzk: czk.nullable(),
  /** By when an order leaves the same day with this carrier, when it is not the hour of the shop. */
  cutOff: z.string().nullable().default(null),
  deliveryBusinessDays: z.strictObject({ min: z.int(), max: z.int() }),
  pickupStorageDays: z.int().optional(),
  pickup: z.object({ openingHours: z.array(z.record(z.string(), z.string())) }).optional(),
  paymentMethodCodes: z.array(code).min(1),
  position: z.int().positive(),
})

const paymentMethod = z.object({
  code,
  name: z.string().min(1),
  type: z.enum(PAYMENT_KINDS),
  /** How long goods wait for the money; null when they do not. */
  holdMinutes: z.int().positive().nullable().default(null),
  feeCzk: czk,
  position: z.int().positive(),
  customerGroups: z.array(code).min(1),
  description: z.string(),
  supportsRegularDelivery: z.boolean(),
  paymentDueDays: z.int().optional(),
  invoiceDueDays: z.int().optional(),
  minimumOrderCzkExclVat: czk.optional(),
})

export const methodsFile = z.object({
  shippingMethods: z.array(shippingMethod).min(1),
  paymentMethods: z.array(paymentMethod).min(1),
})

const coupon = z.object({
  code: z.string().regex(/^[A-Z0-9]+$/),
  kind: z.enum(['percent', 'fixed', 'free-shipping', 'gift', 'buy-x-get-y', 'credit-multiplier']),
  name: z.string(),
  description: z.string(),
  value: z.number().nullable(),
  minimumGoodsCzk: czk,
  maximumDiscountCzk: czk.optional(),
  shippingMethodCodes: z.array(code).optional(),
  giftSku: z.string().optional(),
  giftQuantity: z.int().optional(),
  buyQuantity: z.int().optional(),
  getQuantity: z.int().optional(),
  multiplier: z.number().optional(),
  excludeMultipacks: z.boolean().optional(),
  firstOrderOnly: z.boolean(),
  usageLimitPerCustomer: z.int().nullable(),
  usageLimitTotal: z.int().nullable(),
  customerGroups: z.array(code).min(1),
  categorySlugs: z.array(code).nullable(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
})

/** The same file as the price lists come from; here the part that only a cart asks for. */
export const couponsFile = z.object({
  coupons: z.array(coupon),
  loyalty: z.object({ earnPercent: z.number() }),
  customerGroups: z.array(
    z.object({
      code,
      couponsAllowed: z.boolean(),
      loyaltyEligible: z.boolean(),
      loyaltyEarnPercent: z.number().optional(),
      regularDeliveryDiscountApplies: z.boolean().default(true),
      showPrices: z.enum(['s DPH', 'bez DPH']),
      volumeDiscounts: z.array(z.strictObject({ fromOrderCzkExclVat: czk, discountPercent: z.number() })).default([]),
    }),
  ),
  freeShipping: z.object({ wholesaleThresholdCzkExclVat: czk }),
})

export const pickupPointsFile = z.object({
  meta: z.object({ sample: z.literal(true) }),
  points: z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum(['výdejní místo', 'box']),
      name: z.string().min(1),
      place: z.string(),
      street: z.string().min(1),
      city: z.string().min(1),
      cityPart: z.string().nullable(),
      zip: z.string().regex(/^\d{3} \d{2}$/),
      country: z.string().length(2),
      region: z.string(),
      lat: z.number(),
      lng: z.number(),
      openingHours: z.record(z.string(), z.string().nullable()),
      openingHoursShort: z.string(),
      maxWeightKg: z.number().positive(),
      cod: z.boolean(),
      cardPayment: z.boolean(),
      wheelchair: z.boolean(),
      status: z.enum(['open', 'full', 'vacation', 'closing']),
    }),
  ),
})

export type DemoShippingMethod = z.infer<typeof shippingMethod>
export type DemoPaymentMethod = z.infer<typeof paymentMethod>
export type DemoCoupon = z.infer<typeof coupon>
export type DemoPickupPoint = z.infer<typeof pickupPointsFile>['points'][number]
