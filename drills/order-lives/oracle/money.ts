import { left, priceOfPieces, restOf, spread } from './documents.ts'
import { takeApart } from './parcels.ts'
import { confirmChange } from './prices.ts'
import {
  beginOffline,
  enter,
  held,
  heldAtGateway,
  isEnded,
  isUnsold,
  kept,
  newSource,
  owed,
  type Refund,
  type Source,
  spendVoucher,
  type World,
} from './world.ts'

const BEFORE_HAND_OVER = ['accepted', 'on_hold', 'packing']
// A transfer nobody waits for must be this part of the price at least; smaller ones are looked at by a person.
const LEAST_SHARE = 0.5

/** What the shop holds beyond the price of what the customer keeps. */
export const over = (world: World): number => free(world) - left(world)

function free(world: World): number {
  return kept(world) - world.sources.reduce((sum, { pending }) => sum + (pending?.amount ?? 0), 0)
}

/** Money has come in. Nothing of it is ever lost: it pays the order, or it goes back, or a person hears of it. */
function receive(world: World, source: Source, amount: number): void {
  source.received += amount
  source.paidAt ??= world.now
  if (source.received >= source.expected) source.isOpen = false
  const isPaid = isWhole(world)
  if (world.state === 'cancelled') {
    giveAllBack(world)
    return
  }
  if (world.state === 'awaiting_payment' && isPaid) accept(world)
  else if (world.state === 'expired' && isPaid) {
    world.isRevived = true
    spendVoucher(world)
    accept(world)
  }
  if (isEnded(world)) return
  collectLess(world, source)
  giveSurplusBack(world)
}

/** Money on its way back pays nothing any more; what went back for goods is not asked for again. */
function isWhole(world: World): boolean {
  const returned = world.refunds.reduce((sum, { forGoods }) => sum + forGoods, 0)
  // What an expired order gave back to its voucher is taken from it again.
  const again = world.state === 'expired' ? world.order.byVoucher : 0
  return free(world) + again >= world.order.payable - returned
}

/** Nobody waited for it. A person returns it: the gateway must not, because somebody sent a transfer. */
function receiveSurplus(world: World, source: Source, amount: number): void {
  source.received += amount
  source.paidAt ??= world.now
  if (world.state === 'cancelled') giveAllBack(world)
}

function accept(world: World): void {
  for (const other of world.sources) if (held(other) === 0) other.isOpen = false
  enter(world, 'accepted')
  world.deadline = null
  confirmChange(world)
}

/** Money came another way while cash was waited for: the carrier collects what is missing, nothing more. */
function collectLess(world: World, from: Source): void {
  const waiting = world.sources.find(({ way, isOpen }) => way === 'cash' && isOpen)
  if (!waiting || from === waiting || !BEFORE_HAND_OVER.includes(world.state)) return
  waiting.isOpen = false
  beginOffline(world)
  if (world.state !== 'packing') return
  takeApart(world)
  enter(world, 'accepted')
}

/** The gateway returns by itself what was paid twice; what came by transfer is returned by a person. */
function giveSurplusBack(world: World): void {
  if (!isWhole(world)) return
  for (const source of world.sources.toReversed()) {
    const amount = Math.min(over(world), held(source))
    const isUntouched = source.refunded === 0
    if (amount > 0 && source.way === 'gateway' && isUntouched) ask(world, source, { amount, forGoods: 0, lines: [] })
  }
}

export function giveAllBack(world: World): void {
  for (const source of world.sources) {
    const amount = held(source) - (source.pending?.amount ?? 0)
    if (amount <= 0 || source.pending) continue
    // More than it has the gateway refuses. Then we hear what its office gave back, and a person returns the rest.
    if (source.way === 'gateway' && amount > heldAtGateway(source)) hear(world, source)
    else ask(world, source, { amount, forGoods: 0, lines: [] })
  }
}

type Asked = Pick<Refund, 'amount' | 'forGoods' | 'lines'> & { isSpread?: boolean }

/** The gateway sends money back at once; to an account a person sends it, and says so later. */
export function ask(world: World, source: Source, asked: Asked): Refund {
  const refund: Refund = { isSpread: false, ...asked, source, isDone: false }
  world.refunds.push(refund)
  // Who is given money back is not asked for the rest any more: what still comes is looked at by a person.
  source.isOpen = false
  if (source.way === 'gateway' || source.way === 'voucher') settle(world, refund)
  else source.pending = refund
  return refund
}

/** The money is back with the customer; what was for goods is written down when there is an invoice to correct. */
export function settle(world: World, refund: Refund): void {
  const { source } = refund
  refund.isDone = true
  source.refunded += refund.amount
  source.pending = null
  if (refund.forGoods > 0 && world.invoicedAt !== null && !world.isVoided) world.notes += 1
}

/** A sum that went back without a word about lines: first what was over the price, then a part of everything. */
export function askForAmount(world: World, source: Source, amount: number): Refund {
  if (isEnded(world) || isUnsold(world)) return ask(world, source, { amount, forGoods: 0, lines: [] })
  const forGoods = Math.max(0, amount - Math.max(0, over(world)))
  const isAll = forGoods === left(world)
  const lines = forGoods === 0 ? [] : isAll ? restOf(world) : spread(world, forGoods)
  return ask(world, source, { amount, forGoods, lines, isSpread: !isAll })
}

/** What the gateway knows and we did not. */
export function hear(world: World, source: Source): void {
  const { gateway } = source
  if (gateway === 'PAID' && source.received === 0) receive(world, source, source.expected)
  if ((gateway === 'CANCELED' || gateway === 'TIMEOUTED') && source.isOpen) source.isOpen = false
  for (const amount of source.unheard.splice(0))
    if (!askAsDecided(world, source, amount)) askForAmount(world, source, amount)
}

/** What the gateway had refused and its office then sent all the same is what was decided, as long as it can still be written so. */
function askAsDecided(world: World, source: Source, amount: number): boolean {
  const refused = world.refused.findLast((one) => one.source === source && one.amount === amount)
  if (!refused || refused.lines.length === 0 || isEnded(world) || isUnsold(world) || over(world) > 0) return false
  const isLeft = refused.lines.every(({ position, pieces, amount: price }) => {
    const priced = priceOfPieces(world, position, pieces)
    return priced?.amount === price
  })
  if (isLeft) ask(world, source, { amount, forGoods: amount, lines: refused.lines })
  return isLeft
}

/** A movement on the account, by number and amount alone. */
export function takeTransfer(world: World, amount: number, isAssigned = false): void {
  const { state, order } = world
  const toPerson = () => void world.unassigned.push(amount)
  if ((state === 'cancelled' || state === 'closed') && !isAssigned) {
    toPerson()
    return
  }
  const open = world.sources.find(({ isOpen }) => isOpen)
  if (open?.way === 'cash') {
    toPerson()
    return
  }
  const last = world.sources.findLast(({ way }) => way === 'bank')
  // Paid once already, it waits again: the difference of a change is an attempt of its own.
  const waitsAgain = !open && state === 'awaiting_payment' && last !== undefined && last.received > 0 && !last.pending
  const offline = open?.way === 'bank' ? open : last
  const isDue = state === 'awaiting_payment' || state === 'expired' || open?.way === 'bank'
  const due = isDue ? owed(world) : 0
  if (due <= 0) {
    const isLarge = amount >= LEAST_SHARE * order.payable || isAssigned
    if (offline && isLarge) receiveSurplus(world, offline, amount)
    else toPerson()
    return
  }
  if (amount < due && !isAssigned && (!offline || amount < LEAST_SHARE * due)) {
    toPerson()
    return
  }
  // Nothing is added to what is being sent back.
  if (offline?.pending) {
    toPerson()
    return
  }
  if (offline && !waitsAgain) {
    receive(world, offline, amount)
    return
  }
  if (state !== 'awaiting_payment') {
    toPerson()
    return
  }
  if (open) open.isOpen = false
  const source = newSource('bank', due)
  world.sources.push(source)
  receive(world, source, amount)
}
