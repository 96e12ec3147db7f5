import { isUndecided } from './case.ts'
import { isMadeGoodOnce, newCase } from './cases.ts'
import { grant } from './deciding.ts'
import { priceOfPieces } from './documents.ts'
import { over } from './money.ts'
import type { Verdict } from './verdict.ts'
import { toldOf } from './withdrawing.ts'
import { DAY, type FrozenLine, isEnded, type World } from './world.ts'

const SKIPPED: Verdict = { isAllowed: false, isSkipped: true }
const WITHIN = 60 * DAY
const LIMIT = 200_000

/** One pack the dog does not eat. Where the rule is plain nobody waits; else a person looks. */
export function claim(world: World, side: 'first' | 'last', wish: 'refund' | 'credits', hasPhoto: boolean): Verdict {
  const goods = world.order.lines.filter(({ kind, amount }) => kind === 'goods' && amount > 0)
  const line = side === 'first' ? goods[0] : goods.at(-1)
  if (!line || isEnded(world) || world.agreed !== null || over(world) > 0) return SKIPPED
  if (world.cases.some((one) => one.kind === 'guarantee' || isUndecided(one))) return SKIPPED
  const share = priceOfPieces(world, line.position, 1)
  if (!share || share.amount === 0) return SKIPPED
  const lines = [{ position: line.position, pieces: 1 }]
  const isPlain = hasPhoto && isPlainClaim(world, line, share.amount)
  const given = newCase('guarantee', lines, world.now)
  given.wish = wish === 'credits' && world.order.hasCustomer ? 'credits' : 'refund'
  if (isPlain) {
    const row = { position: line.position, pieces: 1, outcome: given.wish, amount: 0, goodsTo: 'none' as const }
    const verdict = grant(world, given, [row], () => SKIPPED)
    if (verdict.isSkipped) return SKIPPED
  }
  world.cases.push(given)
  return { isAllowed: true, lines, told: toldOf(given) }
}

/** Delivered within sixty days, bought by a consumer to be eaten, not too dear, and nobody has asked about it. */
function isPlainClaim(world: World, line: FrozenLine, price: number): boolean {
  const { state, order, cases, deliveredAt, now } = world
  const isInTime = (state === 'delivered' || state === 'closed') && now - (deliveredAt ?? now) <= WITHIN
  const asked = cases
    .filter((one) => !['over', 'given up', 'refused'].includes(one.state))
    .flatMap(({ lines }) => lines.filter(({ position }) => position === line.position))
    .reduce((sum, { pieces }) => sum + pieces, 0)
  const isFood = line.variantId !== null && order.foods.has(line.variantId)
  const isFirst = asked < line.pieces && isMadeGoodOnce(world, { position: line.position, pieces: 1 })
  return isInTime && isFood && isFirst && order.basis === 'gross' && price <= LIMIT
}
