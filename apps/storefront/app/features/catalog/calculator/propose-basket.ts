import { packsForWeeks } from '@shop/domain/dog/household/packs-for-weeks'
import type { FeedingResult } from './calculate-feeding.ts'

/** What the link holds: packs of one food for a month of all the dogs. */
export interface BasketProposal {
  variantId: number
  pack: string
  pieces: number
  days: number
}

const WEEKS = 4

/** The pack that was recommended; without one, that which comes cheapest a day. */
export function proposeBasket({ packs }: FeedingResult, recommended: number | null): BasketProposal | null {
  const [cheapest] = packs.toSorted((a, b) => a.halerePerDay - b.halerePerDay)
  const pack = packs.find(({ id }) => id === recommended) ?? cheapest
  if (!pack || pack.days <= 0) return null
  const pieces = packsForWeeks(pack.days, WEEKS)
  return { variantId: pack.id, pack: pack.name, pieces, days: pack.days * pieces }
}
