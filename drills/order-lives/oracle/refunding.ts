import type { RefundWish } from '../life.ts'
import { isMadeGoodOnce, newCase } from './cases.ts'
import { grossOf, left, priceOfPieces } from './documents.ts'
import { ask, askForAmount, hear, over } from './money.ts'
import type { Verdict } from './verdict.ts'
import { type Credited, held, heldAtGateway, isEnded, isUnsold, type Source, type World } from './world.ts'

const SKIPPED: Verdict = { isAllowed: false, isSkipped: true }

/** A refund that a person asks for: from whoever holds most, by lines or by amount, never more than there is. */
export function refundOf(world: World, wish: RefundWish, fate: 'done' | 'refused'): Verdict {
  // To a voucher goes what no money can give.
  const [source] = byWay(world.sources).toSorted((a, b) => atHand(b) - atHand(a))
  const most = source ? atHand(source) : 0
  if (wish.kind === 'wrong line') return { isAllowed: false, amount: 100, lines: [{ position: 99, pieces: 1 }] }
  const lines = linesOf(world, wish)
  if (lines === null) return SKIPPED
  // Who holds too much returns that first.
  if (lines.length > 0 && (over(world) > 0 || isEnded(world))) return SKIPPED
  const amount = amountOf(world, wish, lines, most)
  if (lines.length === 0 && isPartOfNet(world, amount)) return SKIPPED
  const asked = {
    amount,
    ...(lines.length > 0 ? { lines: lines.map(({ position, pieces }) => ({ position, pieces })) } : {}),
  }
  if (wish.kind === 'wrong amount') return { ...asked, amount: amount + 100, isAllowed: false }
  // While a change waits for its difference its order's money stays where it is.
  const isPossible = world.agreed === null && (lines.length === 0 || !isUnsold(world))
  if (world.isByCase) return complain(world, lines, { ...asked, isAllowed: isPossible })
  if (amount > most && amount <= world.sources.reduce((sum, one) => sum + atHand(one), 0)) {
    // A part from the card and a part from the voucher: the tests of vouchers look at it, as at sums without lines.
    if (world.order.byVoucher > 0 || lines.length === 0 || fate === 'refused') return SKIPPED
    return refundByCase(world, lines, { ...asked, isAllowed: isPossible })
  }
  const isAllowed = isPossible && source !== undefined && source.pending === null && amount > 0 && amount <= most
  const isRefused = source?.way === 'gateway' && (fate === 'refused' || amount > heldAtGateway(source))
  if (isAllowed && isRefused) world.refused.push({ source, amount, lines })
  if (isAllowed && !isRefused) give(world, source, amount, lines)
  // Whoever sends money back through the gateway hears what else it has sent.
  if (isAllowed && source.way === 'gateway') hear(world, source)
  return { ...asked, isAllowed }
}

/** Pieces that were made good by credits or by another case are not made good again. */
function complain(world: World, lines: Credited[], asked: Verdict): Verdict {
  const isFirst = lines.every((line) => isMadeGoodOnce(world, line))
  const verdict = refundByCase(world, lines, { ...asked, isAllowed: asked.isAllowed && isFirst })
  if (verdict.isAllowed && !verdict.isSkipped) {
    const granted = lines.map(({ position, pieces }) => ({ position, pieces }))
    world.cases.push({ ...newCase('complaint', granted, world.now), state: 'granted', granted })
  }
  return verdict
}

/** A case gives back from all who hold something, first from whoever holds most; never from one that is giving back already. */
export function refundByCase(world: World, lines: Credited[], asked: Verdict): Verdict {
  const holders = world.sources
    .map((source) => ({ source, most: atHand(source) }))
    .toSorted((a, b) => Number(a.source.way === 'voucher') - Number(b.source.way === 'voucher') || b.most - a.most)
    .filter(({ most }, index) => most > 0 || index === 0)
  const used = divide(lines, holders)
  const isPlain = world.order.basis === 'gross' && sumOf(lines) === asked.amount
  // How a sum with another tax or rounding is divided, documents say, not lives.
  if (used.length > 1 && !isPlain) return SKIPPED
  const parts = used.map((one) => ({ ...one, amount: isPlain ? sumOf(one.lines) : (asked.amount ?? 0) }))
  const isCovered = parts.length > 0 && parts.every(({ source, most, amount }) => !source.pending && amount <= most)
  const isAllowed = asked.isAllowed && isCovered
  for (const { source, amount, lines: own } of isAllowed ? parts : []) {
    if (source.way === 'gateway' && amount > heldAtGateway(source)) world.refused.push({ source, amount, lines: own })
    else give(world, source, amount, own)
    if (source.way === 'gateway') hear(world, source)
  }
  return { ...asked, isAllowed }
}

/** What is on its way back is held no more. */
const atHand = (source: Source): number => held(source) - (source.pending?.amount ?? 0)

/** Money first; vouchers alone when no money is held. */
function byWay(sources: readonly Source[]): Source[] {
  const money = sources.filter(({ way }) => way !== 'voucher')
  const isHeld = money.some((source) => atHand(source) > 0)
  return isHeld || money.length === sources.length ? money : sources.filter(({ way }) => way === 'voucher')
}

const sumOf = (lines: readonly Credited[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

interface Holder {
  source: Source
  most: number
}

/** Pieces go with the first part of their line; what nobody holds stays with the last. */
function divide(lines: readonly Credited[], holders: readonly Holder[]): (Holder & { lines: Credited[] })[] {
  const rest = lines.map((line) => ({ ...line }))
  return holders.flatMap((holder, index) => {
    let room = index === holders.length - 1 ? Number.POSITIVE_INFINITY : holder.most
    const own = rest.flatMap((line) => {
      const amount = Math.min(line.amount, room)
      if (amount <= 0) return []
      const part = { ...line, amount }
      room -= amount
      Object.assign(line, { amount: line.amount - amount, pieces: 0 })
      return [part]
    })
    return own.length > 0 ? [{ ...holder, lines: own }] : []
  })
}

/** A company is given back lines, which carry their own tax: a sum with tax cannot always be cut from prices without it. */
function isPartOfNet(world: World, amount: number): boolean {
  const forGoods = amount - Math.max(0, over(world))
  return world.order.basis === 'net' && !isEnded(world) && forGoods > 0 && forGoods !== left(world)
}

function give(world: World, source: Source, amount: number, lines: Credited[]): void {
  const isForGoods = lines.length > 0 && !isEnded(world) && amount > Math.max(0, over(world))
  if (!isForGoods) return void askForAmount(world, source, amount)
  ask(world, source, { amount, forGoods: amount - Math.max(0, over(world)), lines })
}

/** Null when nothing is left of what the wish is about. */
function linesOf(world: World, wish: RefundWish): Credited[] | null {
  const goods = world.order.lines.filter(({ kind, amount }) => kind === 'goods' && amount > 0)
  const whole = (position: number) => {
    const line = world.order.lines.find((one) => one.position === position)
    for (let pieces = line?.pieces ?? 0; pieces > 0; pieces -= 1) {
      const priced = priceOfPieces(world, position, pieces)
      if (priced) return priced.amount > 0 ? priced : null
    }
    return null
  }
  switch (wish.kind) {
    case 'pieces': {
      const line = wish.line === 'first' ? goods[0] : goods.at(-1)
      if (!line) return null
      const priced = wish.pieces === 'all' ? whole(line.position) : priceOfPieces(world, line.position, wish.pieces)
      return priced && priced.amount > 0 ? [priced] : null
    }
    case 'wrong amount':
    case 'goods': {
      const all = goods.flatMap(({ position }) => whole(position) ?? [])
      return all.length > 0 ? all : null
    }
    case 'shipping': {
      const line = world.order.lines.find(({ kind, amount }) => kind === 'shipping' && amount > 0)
      const priced = line ? whole(line.position) : null
      return priced ? [priced] : null
    }
    default:
      return []
  }
}

function amountOf(world: World, wish: RefundWish, lines: Credited[], most: number): number {
  if (lines.length > 0) return grossOf(world, lines)
  if (wish.kind === 'amount') return wish.amount
  if (wish.kind === 'over') return Math.max(0, over(world))
  return most
}
