import type { LinesWish } from '../life.ts'
import { toAsked } from './asked-lines.ts'
import { cheapest, isBreakLost } from './buying.ts'
import { ask, hear } from './money.ts'
import { cutLine, returnCredits, totalOf } from './prices.ts'
import type { AskedLines, Verdict } from './verdict.ts'
import {
  beginOffline,
  type Content,
  DAY,
  enter,
  type FrozenLine,
  held,
  heldAtGateway,
  kept,
  type Pieces,
  type Ware,
  type World,
} from './world.ts'

const EDITABLE = ['awaiting_payment', 'accepted', 'on_hold']
const PAID_FIRST = ['online', 'transfer']
/** Two days, from a moment that began before the change. */
const WAITED = 2 * DAY + 1
const EARNED_PERCENT = 3

/** A change of what an order sells: less at its frozen share, more at the price of today, until somebody packs. */
export function changeLines(world: World, wish: LinesWish, by: 'customer' | 'staff'): Verdict {
  const asked = toAsked(world, wish)
  if (!asked) return { isAllowed: false, isSkipped: true }
  const no = { isAllowed: false, change: { asked, payable: world.order.payable } }
  const news = by === 'customer' ? hearFirst(world) : 'none'
  if (news === 'unclear') return { isAllowed: false, isSkipped: true }
  // Whoever has paid meanwhile saw another order.
  if (news === 'paid') return no
  if (wish.kind === 'wrong price' || wish.kind === 'old version' || isHindered(world)) return no
  const wished = reviseContent(world, asked, by)
  if (wished === 'unclear') return { isAllowed: false, isSkipped: true }
  if (wished === 'refused') return no
  const money = kept(world)
  const isPaidFirst = PAID_FIRST.includes(world.order.way)
  const waits = isPaidFirst && world.state !== 'awaiting_payment' && money < wished.payable
  if (waits && world.state === 'on_hold') return no
  const before = contentOf(world)
  Object.assign(world.order, wished)
  world.lastPosition = Math.max(world.lastPosition, ...wished.lines.map(({ position }) => position))
  const wasAwaiting = world.state === 'awaiting_payment'
  const creditsBack = waits ? 0 : returnCredits(world)
  if (waits) {
    world.agreed = before
    enter(world, 'awaiting_payment')
    world.deadline = world.now + WAITED
  }
  askAnew(world, waits || wasAwaiting)
  const toReturn = Math.max(0, money - wished.payable)
  returnOver(world, toReturn)
  return {
    isAllowed: true,
    change: {
      asked,
      payable: wished.payable,
      told: {
        payable: wished.payable,
        toPay: isPaidFirst ? Math.max(0, wished.payable - money) : 0,
        toReturn,
        creditsBack,
        lines: wished.lines.map(({ position, pieces }) => `${position}×${pieces}`).join(' '),
      },
      held: waits ? larger(demandOf(before.lines), demandOf(wished.lines)) : demandOf(wished.lines),
      dividesAnew: wished.parcels.length > 1 && hasMore(before.lines, wished.lines),
    },
  }
}

/** Nobody pays the difference, or nobody wants it: what was agreed before holds again, and a part that came goes back. */
export function fallBack(world: World): void {
  if (!world.agreed) return
  Object.assign(world.order, world.agreed)
  world.agreed = null
  enter(world, 'accepted')
  world.deadline = null
  for (const source of world.sources) if (source.received === 0) source.isOpen = false
  returnOver(world, Math.max(0, kept(world) - world.order.payable))
}

/** Before a customer changes anything the gateway is asked about the attempt that is open. */
function hearFirst(world: World): 'none' | 'paid' | 'unclear' {
  const current = world.sources.find(({ isOpen, way, isUnanswered }) => isOpen && way === 'gateway' && !isUnanswered)
  if (!current || current.gateway === 'CREATED' || current.gateway === 'CHOSEN') return 'none'
  if (current.gateway !== 'PAID') return 'unclear'
  hear(world, current)
  return 'paid'
}

export function withdrawChange(world: World, by: 'customer' | 'staff'): Verdict {
  if (by === 'customer' && hearFirst(world) === 'unclear') return { isAllowed: false, isSkipped: true }
  // An order that was cancelled while its change waited has nothing to go back to.
  if (!world.agreed || world.state !== 'awaiting_payment') return { isAllowed: false }
  fallBack(world)
  return { isAllowed: true }
}

function contentOf({ order: { lines, rounding, payable, parcels, creditsEarned } }: World): Content {
  return { lines, rounding, payable, parcels, creditsEarned }
}

/** Nothing that a document printed, that money went back for, or that money is moving for just now. */
function isHindered(world: World): boolean {
  const { state, sources, refunds, order } = world
  const isPartPaid = sources.some(({ way, isOpen, received }) => way === 'bank' && isOpen && received > 0)
  const hasPart = state === 'awaiting_payment' && sources.some(({ received }) => received > 0)
  return (
    !EDITABLE.includes(state) ||
    order.isOfPlan ||
    world.agreed !== null ||
    world.invoicedAt !== null ||
    world.hasCase ||
    hasPart ||
    (isPartPaid && order.way !== 'invoice') ||
    sources.some(({ pending }) => pending !== null) ||
    refunds.some(({ forGoods }) => forGoods > 0)
  )
}

function reviseContent(
  world: World,
  { lines: wishes, added }: AskedLines,
  by: 'customer' | 'staff',
): Content | 'refused' | 'unclear' {
  const { order } = world
  const wanted = new Map(wishes.map(({ position, pieces }) => [position, pieces]))
  for (const { position, pieces } of wishes) {
    const line = order.lines.find((one) => one.position === position)
    if (!line) return 'refused'
    if (line.bundleId === null || pieces === line.pieces) continue
    if (pieces > 0) return 'refused'
    for (const part of order.lines) if (part.bundleId === line.bundleId) wanted.set(part.position, 0)
  }
  const stay = order.lines.flatMap((line) => {
    const pieces = Math.min(line.pieces, wanted.get(line.position) ?? line.pieces)
    return pieces === 0 ? [] : [pieces === line.pieces ? line : cutLine(line, pieces)]
  })
  // Twelve are not bought to keep one of them; staff may let it be.
  if (by === 'customer' && isBreakLost(order.lines, stay)) return 'refused'
  const more = moreOf(world, wanted, added, by)
  if (more === null) return 'unclear'
  const isSame = stay.length === order.lines.length && stay.every((line, index) => line === order.lines[index])
  if (isSame && more.length === 0) return 'refused'
  if (more.length > 0 && order.way === 'invoice') return 'refused'
  const lines = [...stay, ...more]
  if (!lines.some(({ kind }) => kind === 'goods')) return 'refused'
  const parcels = more.length > 0 ? planAnew(world, lines) : cutParcels(world, lines)
  if (typeof parcels === 'string') return parcels
  return { lines, parcels, creditsEarned: earnedBy(world, stay, more), ...totalOf(lines, order) }
}

/**
 * What is wanted beyond what was agreed, each of the goods once, at the price of today for so many and without any discount. What was
 * agreed with the customer staff know; whoever holds the link of the order is not told.
 */
function moreOf(
  world: World,
  wanted: Map<number, number>,
  added: AskedLines['added'],
  by: 'customer' | 'staff',
): FrozenLine[] | null {
  const { wares, lines, agreed } = world.order
  const more = new Map<number, number>()
  const count = (variantId: number, pieces: number) => more.set(variantId, (more.get(variantId) ?? 0) + pieces)
  for (const { position, pieces, variantId } of lines) {
    const beyond = (wanted.get(position) ?? 0) - pieces
    if (beyond > 0 && variantId !== null) count(variantId, beyond)
  }
  for (const { code, pieces } of added) {
    const ware = wares.find((one) => one.code === code)
    if (!ware) return null
    count(ware.variantId, pieces)
  }
  const priced = [...more].map(([variantId, pieces]) => ({
    ware: wares.find((one) => one.variantId === variantId),
    pieces,
  }))
  if (priced.some(({ ware }) => ware === undefined)) return null
  return priced.map(({ ware, pieces }, index) => {
    const { variantId, rate } = ware as Ware
    const { price, from } = cheapest(ware as Ware, pieces, by === 'staff' ? agreed[variantId] : undefined)
    const position = world.lastPosition + index + 1
    return {
      position,
      kind: 'goods',
      pieces,
      rate,
      amount: price * pieces,
      creditsDiscount: 0,
      variantId,
      bundleId: null,
      breakPieces: from,
    }
  })
}

/** Kept goods keep their share of what the order earns; added ones earn what they would alone. */
function earnedBy({ order }: World, stay: readonly FrozenLine[], more: readonly FrozenLine[]): number {
  const goodsOf = (lines: readonly FrozenLine[]) =>
    lines.filter(({ variantId }) => variantId !== null).reduce((sum, { amount }) => sum + amount, 0)
  const all = goodsOf(order.lines)
  const share = all === 0 ? order.creditsEarned : Math.floor((order.creditsEarned * goodsOf(stay)) / all)
  const earns = order.hasCustomer && order.basis === 'gross'
  return share + (earns ? Math.floor((goodsOf(more) * EARNED_PERCENT) / (100 * order.creditValue)) : 0)
}

function demandOf(lines: readonly FrozenLine[]): Record<number, number> {
  const sums: Record<number, number> = {}
  for (const { variantId, pieces } of lines) if (variantId !== null) sums[variantId] = (sums[variantId] ?? 0) + pieces
  return sums
}

const hasMore = (before: readonly FrozenLine[], after: readonly FrozenLine[]): boolean =>
  after.some(({ position }) => !before.some((line) => line.position === position))

function larger(one: Record<number, number>, other: Record<number, number>): Record<number, number> {
  const ids = [...Object.keys(one), ...Object.keys(other)].map(Number)
  return Object.fromEntries(ids.map((id) => [id, Math.max(one[id] ?? 0, other[id] ?? 0)]))
}

const toPieces = (demand: Record<number, number>): Pieces[] =>
  Object.entries(demand).map(([variantId, pieces]) => ({ variantId: Number(variantId), pieces }))

/** The last parcels are emptied first; empty ones go. */
function cutParcels({ order }: World, lines: readonly FrozenLine[]): Pieces[][] {
  const rest = demandOf(lines)
  const cut = order.parcels.map((items) =>
    items.flatMap(({ variantId, pieces }) => {
      const stay = Math.min(pieces, rest[variantId] ?? 0)
      rest[variantId] = (rest[variantId] ?? 0) - stay
      return stay > 0 ? [{ variantId, pieces: stay }] : []
    }),
  )
  return cut.filter((items) => items.length > 0)
}

/** What must be left free to be sure that it fits: carton, and sides that nobody has measured here. */
const CLEAR_GRAMS = 2500
/** Of such pieces no parcel takes three, and every parcel takes two. */
const BIG_GRAMS = 11_000

/** Delivery is not charged again: everything must fit into as many parcels as were agreed. How it is divided is theirs to say. */
function planAnew({ order }: World, lines: readonly FrozenLine[]): Pieces[][] | 'refused' | 'unclear' {
  const all = toPieces(demandOf(lines))
  const { parcelGrams, parcels } = order
  if (parcelGrams === null) return [all]
  const gramsOf = (id: number) => order.wares.find(({ variantId }) => variantId === id)?.grams ?? 0
  const big = all.filter(({ variantId }) => gramsOf(variantId) > BIG_GRAMS)
  const bigPieces = big.reduce((sum, { pieces }) => sum + pieces, 0)
  const grams = all.reduce((sum, { variantId, pieces }) => sum + pieces * gramsOf(variantId), 0)
  if (bigPieces > 2 * parcels.length || grams > parcels.length * parcelGrams) return 'refused'
  const small = all.filter((one) => !big.includes(one))
  const smallGrams = small.reduce((sum, { variantId, pieces }) => sum + pieces * gramsOf(variantId), 0)
  if (bigPieces > 0) {
    if (smallGrams > CLEAR_GRAMS) return 'unclear'
    return [all, ...parcels.slice(1).map(() => [])]
  }
  return grams + CLEAR_GRAMS > parcelGrams ? 'unclear' : [all]
}

/** Attempts ask for what is missing now; one at the gateway begins when its customer wants to pay. */
function askAnew(world: World, isAwaited: boolean): void {
  const open = world.sources.filter(({ isOpen }) => isOpen)
  for (const source of open) source.isOpen = false
  if (world.order.way === 'cod' || open.length > 0 || isAwaited) beginOffline(world)
}

/** The last money goes back first. */
function returnOver(world: World, amount: number): void {
  let rest = amount
  for (const source of world.sources.toReversed()) {
    const part = Math.min(rest, held(source))
    if (part <= 0 || source.pending) continue
    // More than it has the gateway refuses; and whoever asks it hears what its office has sent.
    if (source.way !== 'gateway' || part <= heldAtGateway(source)) {
      ask(world, source, { amount: part, forGoods: 0, lines: [] })
    }
    if (source.way === 'gateway') hear(world, source)
    rest -= part
  }
}
