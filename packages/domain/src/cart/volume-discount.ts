import { percentOf } from '../money/round.ts'
import { type PricePart, sumOf, takeOff } from './price-part.ts'
import type { CustomerGroup } from './pricing-settings.ts'
import type { TraceEntry } from './pricing-trace.ts'

type VolumeOutcome = { readonly parts: readonly PricePart[]; readonly trace: readonly TraceEntry[] }

/** The highest tier the goods have reached, taken from all of them. */
export function applyVolumeDiscount(parts: readonly PricePart[], group: CustomerGroup, step: number): VolumeOutcome {
  const goods = sumOf(parts)
  const tiers = group.volumeDiscounts.toSorted((a, b) => a.from - b.from)
  const tier = tiers.findLast(({ from }) => goods >= from)
  const next = tiers.find(({ from }) => goods < from)
  const ahead: TraceEntry[] = next ? [{ code: 'volume.next_tier', goods, ...next, missing: next.from - goods }] : []
  if (!tier) return { parts, trace: ahead }

  const amount = Math.min(goods, percentOf(goods, tier.percent, step))
  return { parts: takeOff(parts, 'volume', amount), trace: [{ code: 'volume.tier', goods, ...tier, amount }, ...ahead] }
}
