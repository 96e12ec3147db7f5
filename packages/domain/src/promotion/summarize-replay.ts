import type { Halere } from '../money/halere.ts'
import type { ReplayedBasket } from './replay-coupon.ts'

/** Who would get it: by how often they had ordered before, two meaning two or more. */
export const BUYER_KINDS = ['regular', 'occasional', 'new'] as const
type BuyerKind = (typeof BUYER_KINDS)[number]

/** Upper ends of what a basket pays, in haléře; the last is open. */
const PAID_STEPS: readonly Halere[] = [200_00, 500_00, 800_00, 1200_00, 1600_00, 2000_00, 3000_00, 5000_00]

type ReplaySummary = {
  readonly baskets: number
  readonly orders: number
  readonly used: number
  readonly usedOrders: number
  readonly discount: Halere
  readonly cost: Halere
  readonly refusals: Record<string, number>
  readonly beyondLimit: { readonly baskets: number; readonly amount: Halere }
  readonly winners: { readonly kind: BuyerKind; readonly cost: Halere; readonly baskets: number }[]
  /** Baskets that would use it, by what they paid and by what they would pay. */
  readonly histogram: { readonly upTo: Halere | null; readonly today: number; readonly after: number }[]
  /** Largest discount first by its share of what was paid. */
  readonly worst: ReplayedBasket[]
}

const WORST = 8

export function summarizeReplay(baskets: readonly ReplayedBasket[]): ReplaySummary {
  const used = baskets.filter(({ answer }) => answer === 'used')
  const stopped = baskets.filter(({ beyondLimit }) => beyondLimit > 0)
  return {
    baskets: baskets.length,
    orders: baskets.filter(({ wasOrdered }) => wasOrdered).length,
    used: used.length,
    usedOrders: used.filter(({ wasOrdered }) => wasOrdered).length,
    discount: sum(used, ({ discount }) => discount),
    cost: sum(used, ({ cost }) => cost),
    refusals: countRefusals(baskets),
    beyondLimit: { baskets: stopped.length, amount: sum(stopped, ({ beyondLimit }) => beyondLimit) },
    winners: BUYER_KINDS.map((kind) => {
      const own = used.filter((basket) => buyerKind(basket) === kind)
      return { kind, cost: sum(own, ({ cost }) => cost), baskets: own.length }
    }),
    histogram: [...PAID_STEPS, null].map((upTo, index) => {
      const from = PAID_STEPS[index - 1] ?? 0
      const isIn = (amount: Halere) => amount >= from && (upTo === null || amount < upTo)
      return {
        upTo,
        today: used.filter(({ paid }) => isIn(paid)).length,
        after: used.filter(({ wouldPay }) => isIn(wouldPay)).length,
      }
    }),
    worst: used.toSorted((a, b) => share(b) - share(a) || a.id.localeCompare(b.id)).slice(0, WORST),
  }
}

function buyerKind({ ordersBefore }: ReplayedBasket): BuyerKind {
  if (ordersBefore === 0) return 'new'
  return ordersBefore === 1 ? 'occasional' : 'regular'
}

function countRefusals(baskets: readonly ReplayedBasket[]): Record<string, number> {
  const refused = baskets.filter(({ answer }) => answer !== 'used')
  return Object.fromEntries(
    [...Map.groupBy(refused, ({ answer }) => answer)].map(([answer, all]) => [answer, all.length]),
  )
}

function share({ cost, paid }: ReplayedBasket): number {
  return paid === 0 ? 1 : cost / paid
}

function sum(baskets: readonly ReplayedBasket[], of: (basket: ReplayedBasket) => Halere): Halere {
  return baskets.reduce((total, basket) => total + of(basket), 0)
}
