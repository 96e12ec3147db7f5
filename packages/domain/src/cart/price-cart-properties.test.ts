import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAYMENT_METHODS, SHIPPING_METHODS } from '../checkout/methods.fixture.ts'
import { creditLimit } from '../credits/spending-limit.ts'
import type { CartPrice } from './cart-price.ts'
import { priceCart } from './price-cart.ts'
import { asked, buyer, COUPONS, cartOf, GROUPS, SETTINGS } from './pricing.fixture.ts'
import type { PriceInput, PriceLine } from './pricing-input.ts'
import * as goods from './variants.fixture.ts'

const anyVariant = fc.constantFrom(...Object.values(goods))
const steps = [{ priceList: 'retail', fromPieces: 4, price: 3_333 }]

const anyLine = fc
  .record({
    variant: anyVariant,
    pieces: fc.integer({ min: 1, max: 9 }),
    regularWeeks: fc.constantFrom(null, null, 4),
    haler: fc.integer({ min: 0, max: 99 }),
    hasSteps: fc.boolean(),
  })
  .map(({ variant, haler, hasSteps, ...rest }) => ({
    ...rest,
    variant: {
      ...variant,
      prices: { ...variant.prices, retail: (variant.prices.retail ?? 0) + haler },
      quantityPrices: hasSteps ? steps : [],
    },
  }))

// One line per variant and way of selling, as carts hold them.
const anyLines = fc
  .uniqueArray(anyLine, { minLength: 1, maxLength: 8, selector: ({ variant }) => variant.id })
  .map((lines) => lines.map((line, index): PriceLine => ({ ...line, id: `line-${index}` })))

const anyInput: fc.Arbitrary<PriceInput> = fc
  .record({
    lines: anyLines,
    group: fc.constantFrom(...Object.values(GROUPS)),
    coupon: fc.constantFrom(null, ...Object.values(COUPONS)),
    credits: fc.option(fc.record({ wanted: fc.nat(3_000), balance: fc.nat(3_000) })),
    shipping: fc.constantFrom(null, ...SHIPPING_METHODS),
    payment: fc.constantFrom(null, ...PAYMENT_METHODS),
    sideCostVat: fc.constantFrom('own', 'proportional'),
    priceStep: fc.constantFrom(1, 100),
  })
  .map(({ lines, group, coupon, sideCostVat, priceStep, ...rest }) =>
    cartOf(lines, {
      ...rest,
      buyer: buyer(group),
      coupon: coupon && asked(coupon, { gift: { variant: goods.TREAT, inStock: 9 } }),
      settings: { ...SETTINGS, sideCostVat, priceStep },
    }),
  )

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('sum of lines, total and VAT recap agree to the haléř', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { result } = priceCart(input)
      const amounts = [...result.lines, ...result.sideCosts]
      for (const key of ['gross', 'base', 'tax'] as const) {
        expect(sum(amounts.map((one) => one[key]))).toBe(sum(result.vat.map((row) => row[key])))
      }
      expect(sum(result.vat.map(({ gross }) => gross))).toBe(result.total)
      expect(result.payable).toBe(result.total + result.rounding)
      expect(Math.abs(result.rounding)).toBeLessThanOrEqual(50)
      for (const row of result.vat) expect(row.base + row.tax).toBe(row.gross)
    }),
    { numRuns: 300 },
  )
})

test('every line sums from its parts and explains its discounts', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { result } = priceCart(input)
      for (const line of result.lines) {
        expect(sum(line.parts.map(({ gross }) => gross))).toBe(line.gross)
        expect(line.full).toBe(line.unitPrice * line.pieces)
        expect(line.amount).toBe(line.full - sum(Object.values(line.discounts)))
      }
      expect(sum(result.lines.map(({ discounts }) => discounts.credits))).toBe(result.credits.spent * 100)
      if (result.coupon.state === 'applied') {
        expect(sum(result.lines.map(({ discounts }) => discounts.coupon))).toBe(result.coupon.amount)
      }
    }),
    { numRuns: 300 },
  )
})

test('nothing is ever negative', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { result } = priceCart(input)
      const amounts = [...result.lines, ...result.lines.flatMap(({ parts }) => parts), ...result.sideCosts]
      for (const { amount, gross, base, tax } of amounts) {
        expect(Math.min(amount, gross, base, tax)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 300 },
  )
})

test('credits never exceed the balance, the wish or their share of goods', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { credits, goods: sums } = priceCart(input).result
      const { wanted, balance } = input.credits ?? { wanted: 0, balance: 0 }
      const limit = creditLimit(sums.afterCoupon, SETTINGS.loyalty)
      expect(credits.spent).toBeLessThanOrEqual(Math.min(Number(wanted), balance, limit))
      expect(credits.spent === 0 || credits.spent >= SETTINGS.loyalty.minimumSpendCredits).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('cutting lines in pieces and reordering them changes no sum', () => {
  fc.assert(
    fc.property(anyInput, fc.infiniteStream(fc.nat(8)), fc.boolean(), (input, cuts, isReversed) => {
      const cut = input.lines.flatMap((line) => cutLine(line, cuts.next().value ?? 0))
      const lines = isReversed ? cut.toReversed() : cut
      expect(sumsOf(priceCart({ ...input, lines }).result)).toEqual(sumsOf(priceCart(input).result))
    }),
    { numRuns: 300 },
  )
})

function cutLine(line: PriceLine, at: number): PriceLine[] {
  if (at === 0 || at >= line.pieces) return [line]
  return [
    { ...line, id: `${line.id}-a`, pieces: at },
    { ...line, id: `${line.id}-b`, pieces: line.pieces - at },
  ]
}

function sumsOf({ lines: _lines, sideCosts: _sideCosts, shipping, ...sums }: CartPrice) {
  return { ...sums, shipping: shipping?.amount, parcels: shipping?.parcels }
}

test('every amount has its reason in the trace', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { result, trace } = priceCart(input)
      const based = trace.filter((entry) => entry.code === 'price.base').map(({ lineId }) => lineId)
      expect(based).toEqual(input.lines.map(({ id }) => id))
      const priced = trace.find((entry) => entry.code === 'shipping.price')
      expect(priced?.amount).toBe(result.shipping?.amount)
      const earned = trace.find((entry) => entry.code === 'credits.earned')
      expect(earned?.credits ?? 0).toBe(result.credits.earned)
      const applied = trace.find((entry) => entry.code === 'coupon.applied')
      expect(applied?.amount).toBe(result.coupon.state === 'applied' ? result.coupon.amount : undefined)
      const recap = trace.find((entry) => entry.code === 'vat.recap')
      expect(recap?.rows).toEqual(result.vat)
    }),
    { numRuns: 300 },
  )
})
