import { bagsAtHome, supplyOf } from '#app/features/customer/account/to-supplies.ts'
import type { OrderGlance } from '#app/features/customer/orders/load-order.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'

const ROW = 4
const MOST = 8

/** What was bought before, the food that runs out first on top; the rest by when it was bought last. Whole rows only. */
export function rankBought(orders: readonly OrderGlance[], dogs: readonly KeptDog[], today: string): CardView[] {
  const bags = bagsAtHome(orders)
  const seen = new Map<string, { card: CardView; emptyOn: string | null }>()
  for (const { card } of orders.flatMap(({ goods }) => goods)) {
    if (!card?.isInStock || seen.has(card.slug)) continue
    const same = bags.filter((bag) => bag.card.slug === card.slug)
    seen.set(card.slug, { card, emptyOn: supplyOf(card, same, dogs, today)?.emptyOn ?? null })
  }
  const bought = [...seen.values()]
  const ranked = bought.filter(({ emptyOn }) => emptyOn !== null).toSorted((a, b) => compare(a.emptyOn, b.emptyOn))
  const rest = bought.filter(({ emptyOn }) => emptyOn === null)
  const all = [...ranked, ...rest].map(({ card }) => card)
  return all.slice(0, all.length >= ROW ? Math.min(MOST, all.length - (all.length % ROW)) : 2)
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : 1
}
