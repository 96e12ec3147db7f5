import type { Coupon } from './coupon.ts'
import type { Buyer, CouponRequest, PricedVariant, PriceInput, PriceLine } from './pricing-input.ts'
import type { CustomerGroup, PricingSettings } from './pricing-settings.ts'

// The numbers of the demo shop: groups, coupons, credits, regular delivery.
export const SETTINGS: PricingSettings = {
  priceStep: 100,
  cashStep: 100,
  publicPriceList: 'retail',
  regularDelivery: {
    discountPercent: 10,
    intervalsWeeks: [2, 3, 4, 5, 6, 8],
    eligibleCategories: ['granule', 'konzervy', 'kapsicky', 'pamlsky', 'doplnky-stravy'],
    excludedCategories: ['boxy', 'vyhodne-balicky', 'zvyhodnene-sady', 'kosmetika', 'vybaveni'],
  },
  couponExclusions: {
    percent: ['on_sale', 'bundle', 'regular_delivery'],
    fixed: ['on_sale', 'bundle', 'regular_delivery'],
    'free-shipping': [],
    gift: [],
    'buy-x-get-y': [],
    'credit-multiplier': [],
  },
  loyalty: { creditValue: 100, maximumSpendPercent: 30, minimumSpendCredits: 20 },
  freeShipping: { from: 129_000, parcels: 1, waivesPaymentFee: false },
  sideCostVat: 'own',
  packaging: { weightGrams: 350, fillPercent: 80 },
}

const RETAIL: CustomerGroup = {
  code: 'maloobchod',
  priceList: 'retail',
  basis: 'gross',
  discountPercent: 0,
  categoryDiscounts: [],
  volumeDiscounts: [],
  minimumOrder: 0,
  couponsAllowed: true,
  regularDiscountApplies: true,
  freeShippingFrom: null,
  earnPercent: 3,
  paymentMethodCodes: ['karta', 'apple-pay', 'google-pay', 'prevod-qr', 'dobirka'],
}

export const GROUPS = {
  retail: RETAIL,
  wholesale: {
    ...RETAIL,
    code: 'velkoobchod',
    priceList: 'wholesale',
    basis: 'net',
    volumeDiscounts: [
      { from: 1_500_000, percent: 3 },
      { from: 3_000_000, percent: 5 },
      { from: 6_000_000, percent: 7 },
    ],
    minimumOrder: 500_000,
    couponsAllowed: false,
    regularDiscountApplies: false,
    freeShippingFrom: 800_000,
    earnPercent: null,
    paymentMethodCodes: ['karta', 'prevod-qr', 'na-fakturu'],
  },
  breeder: {
    ...RETAIL,
    code: 'chovatel',
    discountPercent: 10,
    categoryDiscounts: [
      { category: 'granule', percent: 15 },
      { category: 'konzervy', percent: 15 },
      { category: 'doplnky-stravy', percent: 12 },
    ],
    couponsAllowed: false,
    earnPercent: 1,
  },
  trainer: {
    ...RETAIL,
    code: 'trener',
    discountPercent: 10,
    categoryDiscounts: [
      { category: 'pamlsky', percent: 18 },
      { category: 'vybaveni', percent: 12 },
    ],
    couponsAllowed: false,
    earnPercent: 1,
  },
} satisfies Record<string, CustomerGroup>

function coupon<Benefit>(code: string, benefit: Benefit, terms: Partial<Coupon>) {
  return {
    code,
    minimumGoods: 0,
    firstOrderOnly: false,
    usageLimitPerCustomer: 1,
    usageLimitTotal: null,
    customerGroups: ['maloobchod'],
    categories: null,
    excludes: [],
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    ...terms,
    ...benefit,
  }
}

export const COUPONS = {
  percent: coupon('VITEJTE10', { kind: 'percent', percent: 10, maximum: 30_000 } as const, {
    minimumGoods: 60_000,
    firstOrderOnly: true,
  }),
  fixed: coupon('CENICH200', { kind: 'fixed', amount: 20_000 } as const, {
    minimumGoods: 200_000,
    usageLimitTotal: 500,
    validFrom: '2026-10-01',
    validTo: '2026-11-30',
  }),
  freeShipping: coupon(
    'DOPRAVAZDARMA',
    { kind: 'free-shipping', methodCodes: ['zasilkovna-vydejni-misto', 'zasilkovna-z-box', 'balikovna'] } as const,
    { minimumGoods: 69_000, usageLimitPerCustomer: 3, validFrom: '2026-10-15', validTo: '2026-12-15' },
  ),
  gift: coupon('PAMLSEKNAVIC', { kind: 'gift', pieces: 1 } as const, {
    minimumGoods: 129_000,
    usageLimitTotal: 300,
    customerGroups: ['maloobchod', 'chovatel', 'trener'],
    validFrom: '2026-11-01',
    validTo: '2026-12-24',
  }),
  freePiece: coupon('KONZERVY5PLUS1', { kind: 'buy-x-get-y', buy: 5, get: 1 } as const, {
    excludes: ['multipack'],
    usageLimitPerCustomer: 2,
    categories: ['konzervy'],
    validFrom: '2026-10-20',
    validTo: '2026-11-20',
  }),
  multiplier: coupon('DVOJKREDITY', { kind: 'credit-multiplier', multiplier: 2 } as const, {
    minimumGoods: 50_000,
    categories: ['granule'],
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
  }),
} satisfies Record<string, Coupon>

export function buyer(group: CustomerGroup = RETAIL, rest: Partial<Buyer> = {}): Buyer {
  return { group, ordersPlaced: 0, agreedPrices: {}, cashBlockedUntil: null, ...rest }
}

export function line(variant: PricedVariant, pieces = 1, regularWeeks: number | null = null): PriceLine {
  return { id: `${variant.id}${regularWeeks === null ? '' : '-regular'}`, variant, pieces, regularWeeks }
}

export function asked(one: Coupon, rest: Partial<CouponRequest> = {}): CouponRequest {
  return { coupon: one, usage: { byBuyer: 0, total: 0 }, gift: null, ...rest }
}

export function cartOf(lines: readonly PriceLine[], rest: Partial<PriceInput> = {}): PriceInput {
  return {
    today: '2026-11-16',
    lines,
    buyer: buyer(),
    coupon: null,
    credits: null,
    shipping: null,
    payment: null,
    settings: SETTINGS,
    ...rest,
  }
}
