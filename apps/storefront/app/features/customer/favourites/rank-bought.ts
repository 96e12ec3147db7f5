import type { SupplyView } from '#app/features/customer/household/household-view.ts'
import type { OrderGlance } from '#app/features/customer/orders/load-order.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'

const ROW = 4
const MOST = 8

/** What was bought before, the food that runs out first on top; the rest by when it was bought last. Whole rows only. */
export function rankBought(
  orders: readonly OrderGlance[],
  supplies: readonly Pick<SupplyView, 'food' | 'emptyOn'>[],
): CardView[] {
  const bought = new Map<string, CardView>()
  for (const { card } of orders.flatMap(({ goods }) => goods)) {
    if (card?.isInStock && !bought.has(card.slug)) bought.set(card.slug, card)
  }
  const endOf = (slug: string) => supplies.find(({ food }) => food.slug === slug)?.emptyOn ?? NEVER
  // Sorting keeps the order of what ends on the same day or on none.
  const all = [...bought.values()].toSorted((a, b) => endOf(a.slug).localeCompare(endOf(b.slug)))
  return all.slice(0, all.length >= ROW ? Math.min(MOST, all.length - (all.length % ROW)) : 2)
}

/** After every day there is. */
const NEVER = '9999-12-31'
