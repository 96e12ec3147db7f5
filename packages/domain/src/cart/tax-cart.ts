import { divideSideCost } from '../checkout/side-cost-vat.ts'
import type { Halere } from '../money/halere.ts'
import { taxAmounts } from '../money/tax-amounts.ts'
import { sumVat, type VatAmounts } from '../money/vat.ts'
import type { Taxed, VatRow } from '../money/vat-recap.ts'
import type { PricedLine, PricedPart, SideCost } from './cart-price.ts'
import type { DraftLine } from './draft-line.ts'
import type { PricedDelivery } from './price-delivery.ts'
import type { PricedGoods } from './price-goods.ts'
import { amountOf, NO_DISCOUNTS, type PricePart } from './price-part.ts'
import type { PriceInput } from './pricing-input.ts'
import type { TraceEntry } from './pricing-trace.ts'

type TaxedCart = {
  readonly lines: readonly PricedLine[]
  readonly sideCosts: readonly SideCost[]
  readonly vat: readonly VatRow[]
  readonly trace: readonly TraceEntry[]
}

type Untaxed = Omit<SideCost, keyof VatAmounts>

/** One recap for goods, shipping and fee together; each part then carries its share of the tax. */
export function taxCart(input: PriceInput, goods: PricedGoods, delivery: PricedDelivery): TaxedCart {
  const amounts = goods.parts.map((part): Taxed => ({ vatRate: part.vatRate, amount: amountOf(part) }))
  const costs = listSideCosts(input, amounts, delivery)
  const taxed = taxAmounts([...amounts, ...costs], input.buyer.group.basis)

  const parts = goods.parts.map((part, index) => toPricedPart(part, vatAt(taxed.amounts, index)))
  const lineIds = goods.parts.map(({ lineId }) => lineId)
  return {
    lines: goods.lines.map((line) =>
      toPricedLine(
        line,
        parts.filter((_, index) => lineIds[index] === line.id),
      ),
    ),
    sideCosts: costs.map((cost, index) => ({ ...cost, ...vatAt(taxed.amounts, parts.length + index) })),
    vat: taxed.rows.filter((row) => row.gross !== 0),
    trace: [...sideCostTrace('shipping', costs), ...sideCostTrace('payment', costs)],
  }
}

function listSideCosts(input: PriceInput, goods: readonly Taxed[], delivery: PricedDelivery): Untaxed[] {
  const { shipping, payment, settings, buyer } = input
  const divide = (kind: SideCost['kind'], methodCode: string, gross: Halere, ownRate: number) =>
    gross === 0
      ? []
      : divideSideCost(gross, ownRate, goods, settings.sideCostVat, buyer.group.basis).map((cost) => ({
          kind,
          methodCode,
          ...cost,
        }))
  return [
    ...(shipping ? divide('shipping', shipping.code, delivery.shipping?.amount ?? 0, shipping.vatRate) : []),
    ...(payment ? divide('payment', payment.code, delivery.paymentFee, payment.vatRate) : []),
  ]
}

function sideCostTrace(kind: SideCost['kind'], costs: readonly Untaxed[]): TraceEntry[] {
  const parts = costs.filter((cost) => cost.kind === kind).map(({ vatRate, amount }) => ({ vatRate, amount }))
  return parts.length === 0 ? [] : [{ code: 'vat.side_cost', kind, parts }]
}

function toPricedPart(part: PricePart, vat: VatAmounts): PricedPart {
  const { variantId, pieces, vatRate, full, discounts } = part
  return { variantId, pieces, vatRate, full, discounts, amount: amountOf(part), ...vat }
}

function toPricedLine(draft: DraftLine, parts: readonly PricedPart[]): PricedLine {
  const { categories: _categories, traits: _traits, key: _key, productId: _productId, brand: _brand, ...line } = draft
  const discounts = parts.reduce(
    (sum, part) => ({
      volume: sum.volume + part.discounts.volume,
      coupon: sum.coupon + part.discounts.coupon,
      credits: sum.credits + part.discounts.credits,
    }),
    NO_DISCOUNTS,
  )
  const full = parts.reduce((sum, part) => sum + part.full, 0)
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  return { ...line, full, discounts, amount, ...sumVat(parts), parts }
}

function vatAt(amounts: readonly VatAmounts[], index: number): VatAmounts {
  return amounts[index] ?? { base: 0, tax: 0, gross: 0 }
}
