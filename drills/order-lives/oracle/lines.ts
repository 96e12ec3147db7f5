import type { LinesWish } from '../life.ts'
import { toAsked } from './asked-lines.ts'
import { cheapest, isBreakLost } from './buying.ts'
import { ask, hear } from './money.ts'
import { cutParcels, demandOf, planAnew } from './parcel-plan.ts'
import { cutLine, returnCredits, totalOf } from './prices.ts'
import type { AskedLines, ExpectedChange, Verdict } from './verdict.ts'
import {
  beginOffline,
  type Content,
  DAY,
  enter,
  type FrozenLine,
  held,
  heldAtGateway,
  kept,
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
  const change = applyChange(world, asked, by)
  if (change === 'unclear') return { isAllowed: false, isSkipped: true }
  return change === 'refused' ? no : { isAllowed: true, change }
}

/** Fewer pieces, as a customer may have them; what goes back for them, or null where nothing changes. */
export function cutPieces(world: World, lines: AskedLines['lines']): number | null {
  if (isHindered(world)) return null
  const left = lines.map(({ position, pieces }) => {
    const line = world.order.lines.find((one) => one.position === position)
    return { position, pieces: (line?.pieces ?? pieces) - pieces }
  })
  const change = applyChange(world, { lines: left, added: [] }, 'customer')
  return typeof change === 'string' ? null : (change.told?.toReturn ?? 0)
}

function applyChange(
  world: World,
  asked: AskedLines,
  by: 'customer' | 'staff',
): ExpectedChange | 'refused' | 'unclear' {
  const wished = reviseContent(world, asked, by)
  if (typeof wished === 'string') return wished
  const money = kept(world)
  const isPaidFirst = PAID_FIRST.includes(world.order.way)
  const waits = isPaidFirst && world.state !== 'awaiting_payment' && money < wished.payable
  if (waits && world.state === 'on_hold') return 'refused'
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
    world.cases.some(({ state }) => state !== 'over' && state !== 'refused') ||
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

const hasMore = (before: readonly FrozenLine[], after: readonly FrozenLine[]): boolean =>
  after.some(({ position }) => !before.some((line) => line.position === position))

function larger(one: Record<number, number>, other: Record<number, number>): Record<number, number> {
  const ids = [...Object.keys(one), ...Object.keys(other)].map(Number)
  return Object.fromEntries(ids.map((id) => [id, Math.max(one[id] ?? 0, other[id] ?? 0)]))
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
