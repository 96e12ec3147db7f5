import { packDays } from '../household/pack-runway.ts'
import type { FinderPack } from './finder-food.ts'

/** An opened bag stays fresh for about six weeks. */
const FRESH_DAYS = 42

/** The biggest pack in stock that is eaten while fresh, because its kilogram is the cheapest; else the smallest one. */
export function choosePack(packs: readonly FinderPack[], gramsPerDay: number): FinderPack | null {
  const bySize = packs.filter(({ isInStock }) => isInStock).sort((a, b) => a.grams - b.grams || a.id - b.id)
  const fresh = bySize.findLast(({ grams }) => packDays(grams, gramsPerDay) <= FRESH_DAYS)
  return fresh ?? bySize[0] ?? null
}
