import { round, taxOf } from './documents.ts'
import type { Content, FrozenLine, FrozenOrder, World } from './world.ts'

const CROWN = 100

type Totals = Pick<Content, 'payable' | 'rounding'>

/** What lines cost together: tax once per rate, and whole crowns at the door. */
export function totalOf(lines: readonly FrozenLine[], { basis, way }: Pick<FrozenOrder, 'basis' | 'way'>): Totals {
  const rates = [...new Set(lines.map(({ rate }) => rate))]
  const total = rates.reduce((sum, rate) => {
    const own = lines.filter((line) => line.rate === rate).reduce((all, { amount }) => all + amount, 0)
    return sum + own + (basis === 'gross' ? 0 : taxOf(own, rate, basis))
  }, 0)
  const payable = way === 'cod' ? CROWN * round(total, CROWN) : total
  return { payable, rounding: payable - total }
}

/** So many pieces of a line at their share of what was frozen. */
export function cutLine(line: FrozenLine, pieces: number): FrozenLine {
  const share = (whole: number) => round(whole * pieces, line.pieces)
  return { ...line, pieces, amount: share(line.amount), creditsDiscount: share(line.creditsDiscount) }
}

/** What credits had paid of goods that changes have taken out. */
export function cutOff({ creditsSpent, creditValue, lines }: FrozenOrder): number {
  return Math.max(0, creditsSpent * creditValue - lines.reduce((sum, line) => sum + line.creditsDiscount, 0))
}

/** Credits that come back with a change that holds: whole ones, over all changes together. */
export function returnCredits(world: World): number {
  const { order } = world
  const back = Math.max(0, Math.floor(cutOff(order) / order.creditValue) - world.creditsBack)
  world.creditsBack += back
  return back
}

/** The difference is here: there is nothing to fall back to any more. */
export function confirmChange(world: World): void {
  if (!world.agreed) return
  world.agreed = null
  returnCredits(world)
}
