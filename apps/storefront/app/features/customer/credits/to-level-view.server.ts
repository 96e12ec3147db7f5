import type { OwnLevel } from '@shop/contract/promotion/own-credits'
import { levelOf, nextLevel } from '@shop/domain/credits/level'

export interface LevelView {
  current: { code: string; name: string; percent: number }
  validTo: string | null
  turnover: number
  /** Nothing is missing to it where the turnover is reached and the next run is to write it down. */
  next: { name: string; from: number; missing: number } | null
  /** The first purchase that will count, and what it makes of them. */
  coming: { placedAt: string; amount: number; countsFrom: string; becomes: string | null } | null
  levels: OwnLevel['levels']
}

/** Null for a group without levels, whose per cent is its own. */
export function toLevelView({ hasLevels, levels, held, validTo, turnover, coming }: OwnLevel): LevelView | null {
  const reached = levelOf(turnover, levels)
  const kept = levels.find(({ code }) => code === held) ?? null
  // What was counted today is written with the next run; until then the page says what holds in the cart.
  const current = kept ?? levelOf(0, levels) ?? reached
  if (!hasLevels || !current) return null
  const next = nextLevel(turnover, current.code, levels)
  const [first] = coming
  const after = first ? levelOf(first.turnover, levels) : null
  return {
    current,
    validTo: kept ? validTo : null,
    turnover,
    next: next && { name: next.level.name, from: next.level.from, missing: next.missing },
    coming: first ? { ...first, becomes: after && after.from > current.from ? after.name : null } : null,
    levels,
  }
}
