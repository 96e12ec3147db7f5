import { type Case, isUndecided } from './case.ts'
import { isMadeGoodOnce, isUntaken, isWhole, lastCase } from './cases.ts'
import { creditedOf, grossOf, priceOfPieces } from './documents.ts'
import { over } from './money.ts'
import { refundByCase } from './refunding.ts'
import type { ExpectedRow, Verdict } from './verdict.ts'
import { toldOf } from './withdrawing.ts'
import { type Credited, isUnsold, type World } from './world.ts'

const SKIPPED: Verdict = { isAllowed: false, isSkipped: true }

/** Staff grant what was asked for: pieces that came at their share, less what opened ones have lost; the missing are refused. */
export function decideCase(world: World, percent: number, end: () => Verdict): Verdict {
  const given = lastCase(world)
  if (!given || (!isUndecided(given) && given.state !== 'given up')) return SKIPPED
  const judged = judge(world, given, percent)
  if (given.state === 'awaited' || given.state === 'given up') return { isAllowed: false, judged }
  const verdict = grant(world, given, judged, end)
  return { ...verdict, judged }
}

/** Whatever waits for us is answered with a no. */
export function refuseCase(world: World): Verdict {
  const given = lastCase(world)
  if (!given || (given.state !== 'here' && given.state !== 'came')) return SKIPPED
  given.state = 'refused'
  const judged = given.lines.map((line) => ({
    ...line,
    outcome: 'refuse' as const,
    amount: 0,
    goodsTo: 'none' as const,
  }))
  return { isAllowed: true, judged, told: toldOf(given) }
}

function judge(world: World, given: Case, percent: number): ExpectedRow[] {
  const outcome = given.wish
  if (given.state !== 'came') {
    return given.lines.map((line) => ({ ...line, outcome, amount: 0, goodsTo: 'none' }))
  }
  const place = { unopened: 'shelf', opened: 'quarantine', unknown: 'none' } as const
  const goodsTo = world.state === 'not_collected' ? 'none' : place[given.condition]
  return given.lines.flatMap(({ position, pieces }) => {
    const here = given.came.find((one) => one.position === position)?.pieces ?? 0
    const price = priceOfPieces(world, position, here)?.amount ?? 0
    const amount = given.condition === 'opened' ? Math.floor((price * percent) / 100) : 0
    const rows: ExpectedRow[] = [
      { position, pieces: here, outcome, amount, goodsTo },
      { position, pieces: pieces - here, outcome: 'refuse', amount: 0, goodsTo: 'none' },
    ]
    return rows.filter((row) => row.pieces > 0)
  })
}

/** Money by the shares of the pieces; all of what nobody has taken ends the order instead. */
export function grant(world: World, given: Case, judged: readonly ExpectedRow[], end: () => Verdict): Verdict {
  const yes = judged.filter(({ outcome }) => outcome !== 'refuse')
  if (yes.length === 0) return settle(world, given, judged, 0)
  const isAll = given.kind === 'withdrawal' && isWhole(world, yes)
  if (over(world) > 0 && !(isAll && isUntaken(world))) return SKIPPED
  const shares = yes.map(({ position, pieces }) => priceOfPieces(world, position, pieces))
  if (!yes.every((row) => isMadeGoodOnce(world, row)) || shares.includes(null)) return { isAllowed: false }
  if (given.wish === 'credits') return settle(world, given, judged, 0, creditsFor(world, yes))
  if (isAll && isUntaken(world)) return endOrder(world, given, judged, end)
  const money = yes.flatMap((row, index) => {
    const share = shares[index]?.amount ?? 0
    return share > 0 ? [{ position: row.position, pieces: row.pieces, amount: share - row.amount }] : []
  })
  const lines = isAll ? [...money, ...sideCosts(world)] : money
  if (lines.length === 0) return settle(world, given, judged, 0)
  const isPossible = world.agreed === null && !isUnsold(world)
  const verdict = refundByCase(world, lines, { isAllowed: isPossible, amount: grossOf(world, lines) })
  if (verdict.isSkipped || !verdict.isAllowed) return verdict
  return settle(world, given, judged, verdict.amount ?? 0)
}

/** All of it, and all of the money, as whoever cancels the order; what nobody has held cannot have lost its value. */
function endOrder(world: World, given: Case, judged: readonly ExpectedRow[], end: () => Verdict): Verdict {
  if (world.state === 'awaiting_approval' || judged.some(({ amount }) => amount > 0)) return { isAllowed: false }
  const before = world.refunds.length
  const isUnheard = world.sources.some(({ unheard }) => unheard.length > 0)
  given.state = 'granted'
  end()
  const money = world.refunds.slice(before).reduce((sum, { amount }) => sum + amount, 0)
  const verdict = settle(world, given, judged, money)
  // What the gateway refuses, because its own office has sent it, is written down all the same.
  return isUnheard && verdict.told ? { ...verdict, told: { ...verdict.told, money: null } } : verdict
}

function settle(world: World, given: Case, judged: readonly ExpectedRow[], money: number, credits = 0): Verdict {
  const granted = judged.filter(({ outcome }) => outcome !== 'refuse')
  Object.assign(given, { state: granted.length > 0 ? 'granted' : 'refused', granted, money, credits })
  world.creditsForGoods += credits
  for (const { position, pieces, goodsTo } of judged) {
    const id = world.order.lines.find((line) => line.position === position)?.variantId
    if (goodsTo === 'shelf' && id) world.shelved[id] = (world.shelved[id] ?? 0) + pieces
  }
  return { isAllowed: true, told: toldOf(given) }
}

/** The same amount as money, and what credits had paid of it; begun crowns are the customer's. */
function creditsFor(world: World, rows: readonly ExpectedRow[]): number {
  return rows.reduce((sum, { position, pieces }) => {
    const line = world.order.lines.find((one) => one.position === position)
    const share = priceOfPieces(world, position, pieces)?.amount ?? 0
    const spent = line && line.amount > 0 ? Math.floor((line.creditsDiscount * share) / line.amount) : 0
    return sum + Math.ceil((share + spent) / world.order.creditValue)
  }, 0)
}

/** The cheapest delivery that was offered, what of it went back before counted in, and what was paid for paying. */
function sideCosts(world: World): Credited[] {
  const { lines, cheapestDelivery } = world.order
  const shipping = lines.filter(({ kind }) => kind === 'shipping')
  const returned = shipping.reduce((sum, { position }) => sum + creditedOf(world, position).amount, 0)
  let due = cheapestDelivery === null ? Number.POSITIVE_INFINITY : Math.max(0, cheapestDelivery - returned)
  const delivery = shipping.flatMap(({ position, amount }) => {
    const part = Math.min(due, amount - creditedOf(world, position).amount)
    due -= part
    return [{ position, pieces: 0, amount: part }]
  })
  const fees = lines
    .filter(({ kind }) => kind === 'payment')
    .map(({ position, amount }) => ({ position, pieces: 0, amount: amount - creditedOf(world, position).amount }))
  return [...delivery, ...fees].filter(({ amount }) => amount > 0)
}
