import type { Step, Which } from '../life.ts'
import { holdByStaff, isWithdrawn } from './cases.ts'
import { claim } from './claiming.ts'
import { decideCase, refuseCase } from './deciding.ts'
import { left } from './documents.ts'
import { changeLines, withdrawChange } from './lines.ts'
import { ask, giveAllBack, hear, over, settle, takeTransfer } from './money.ts'
import { hears, live, move, plan, takeApart, tell as tellParcels, waitedAtDoor } from './parcels.ts'
import { totalOf } from './prices.ts'
import { refundOf } from './refunding.ts'
import type { Verdict } from './verdict.ts'
import { receiveGoods, takeBack, withdraw } from './withdrawing.ts'
import { beginOffline, enter, held, heldAtGateway, holdOf, kept, newSource, type Parcel, type World } from './world.ts'

const YES: Verdict = { isAllowed: true }
const NO: Verdict = { isAllowed: false }
const EDITABLE = ['awaiting_payment', 'accepted', 'on_hold']

type Steps = { [Name in Step['do']]: (world: World, step: Extract<Step, { do: Name }>) => Verdict }

/** What each step does to an order, by law, by what the shop promises and by its table of states. */
const STEPS: Steps = {
  open: (world) => open(world),
  'open unanswered': (world) => openUnanswered(world),
  'at gateway': (world, { attempt, action }) => atGateway(world, attempt, action),
  ring: (world, { attempt }) => hearAttempt(world, attempt),
  return: (world) => hearAttempt(world, -1),
  'office refund': (world, { attempt, amount }) => officeRefund(world, attempt, amount),
  transfer: (world, { amount, symbol }) => transfer(world, amount, symbol),
  assign: (world) => assign(world),
  'change method': (world, { to }) => changeMethod(world, to),
  cancel: (world, { by }) => cancel(world, by),
  approve: (world) => from(world, ['awaiting_approval'], 'accepted', () => beginOffline(world)),
  reject: (world) => from(world, ['awaiting_approval'], 'cancelled'),
  hold: (world) => from(world, ['accepted'], 'on_hold', () => holdByStaff(world)),
  release: (world) => (world.state === 'on_hold' && isWithdrawn(world) ? NO : from(world, ['on_hold'], 'accepted')),
  pack: (world) => pack(world),
  queue: (world) => from(world, ['packing'], 'accepted', () => takeApart(world)),
  label: (world) => label(world),
  'pack parcels': (world) => label(world),
  'hand over': (world, { parcels }) => handOver(world, parcels),
  carrier: (world, { word, parcels }) => {
    for (const index of pick(world, parcels)) world.words.push({ parcel: index, word })
    return { isAllowed: true, parcels: pick(world, parcels) }
  },
  saw: (world, { word, parcels }) => saw(world, word, parcels),
  resend: (world) => resend(world),
  cash: (world) => cash(world),
  refund: (world, { wish }) => refundOf(world, wish, 'done'),
  'refused refund': (world, { wish }) => refundOf(world, wish, 'refused'),
  confirm: (world) => confirm(world),
  'close tasks': () => YES,
  'change lines': (world, { wish, by }) => changeLines(world, wish, by),
  'withdraw change': (world, { by }) => withdrawChange(world, by),
  withdraw: (world, { goods }) => withdraw(world, goods),
  claim: (world, { line, wish, hasPhoto }) => claim(world, line, wish, hasPhoto),
  'take case back': (world) => takeBack(world),
  'goods come': (world, { condition, missing }) => receiveGoods(world, condition, missing),
  'decide case': (world, { kept: percent }) => decideCase(world, percent, () => cancel(world, 'staff')),
  'settle cases': (world) => refuseCase(world),
}

export function tell(world: World, step: Step): Verdict {
  return (STEPS[step.do] as (world: World, step: Step) => Verdict)(world, step)
}

export const gatewaySources = ({ sources }: World) => sources.filter(({ way }) => way === 'gateway')

function from(world: World, states: string[], to: World['state'], then?: () => void): Verdict {
  if (world.state === to) return YES
  if (!states.includes(world.state)) return NO
  enter(world, to)
  if (to === 'accepted' || to === 'cancelled') world.deadline = null
  then?.()
  return YES
}

function open(world: World): Verdict {
  if (world.state !== 'awaiting_payment' || world.order.way !== 'online') return NO
  const current = gatewaySources(world).find(({ isOpen }) => isOpen)
  if (current && current.gateway !== 'CREATED' && current.gateway !== 'CHOSEN') hear(world, current)
  if (world.state !== 'awaiting_payment') return NO
  if (current?.isOpen && !current.isUnanswered) return YES
  if (current) current.isOpen = false
  const missing = world.order.payable - kept(world)
  if (missing <= 0) return NO
  world.sources.push(newSource('gateway', missing))
  return YES
}

function openUnanswered(world: World): Verdict {
  const before = world.sources.length
  const verdict = open(world)
  const made = world.sources.length > before ? world.sources.at(-1) : undefined
  if (made) made.isUnanswered = true
  return made ? NO : verdict
}

function atGateway(world: World, attempt: number, action: string): Verdict {
  const source = gatewaySources(world).at(attempt)
  if (!source) return NO
  const isNew = source.gateway === 'CREATED' || source.gateway === 'CHOSEN'
  if (action === 'pay' && source.gateway !== 'PAID') source.gateway = 'PAID'
  else if (action === 'transfer' && source.gateway === 'CREATED') source.gateway = 'CHOSEN'
  else if (action === 'cancel' && isNew) source.gateway = 'CANCELED'
  else if (action === 'timeout' && isNew) source.gateway = 'TIMEOUTED'
  else return NO
  return YES
}

function hearAttempt(world: World, attempt: number): Verdict {
  const source = gatewaySources(world).at(attempt)
  if (source) source.isUnanswered = false
  if (source) hear(world, source)
  return { isAllowed: source !== undefined }
}

/** Somebody in the gateway's own office gives money back: we hear of it, once. */
function officeRefund(world: World, attempt: number, wanted: number | 'all'): Verdict {
  const source = gatewaySources(world).at(attempt)
  // While a change waits nobody can say what of which lines it was for: no matter of lives.
  if (world.agreed) return NO
  if (source?.gateway !== 'PAID' || source.received === 0) return NO
  const there = heldAtGateway(source)
  const amount = wanted === 'all' ? there : Math.min(wanted, there)
  if (amount <= 0) return NO
  // Prices without tax cannot always be cut to a sum with tax: a person writes such a return down, which is no matter of lives.
  if (world.order.basis === 'net' && amount !== left(world)) return NO
  source.unheard.push(amount)
  return { isAllowed: true, amount }
}

function transfer(world: World, wish: Extract<Step, { do: 'transfer' }>['amount'], symbol: string): Verdict {
  const missing = Math.max(1, world.order.payable - kept(world))
  const amount =
    wish.kind === 'missing'
      ? missing
      : wish.kind === 'part'
        ? Math.max(1, Math.floor((missing * wish.percent) / 100))
        : wish.kind === 'over'
          ? missing + wish.by
          : Math.max(1, missing - wish.by)
  world.transfers.push({ amount, symbol: symbol === 'wrong' ? 'wrong' : 'right' })
  return { isAllowed: true, amount }
}

/** A person says whose money it was. */
function assign(world: World): Verdict {
  for (const amount of world.unassigned.splice(0)) takeTransfer(world, amount, true)
  return YES
}

function changeMethod(world: World, to: 'karta' | 'prevod-qr' | 'dobirka'): Verdict {
  const { order } = world
  if (
    world.state !== 'awaiting_payment' ||
    world.sources.some(({ way, received }) => way !== 'voucher' && received > 0)
  )
    return NO
  const way = to === 'karta' ? 'online' : to === 'prevod-qr' ? 'transfer' : 'cod'
  if (way === order.way) return YES
  if (way === 'cod' && order.isFetched) return NO
  for (const source of world.sources) source.isOpen = false
  order.way = way
  world.deadline = Math.max(world.deadline ?? 0, world.now + holdOf(way))
  if (way === 'cod') {
    world.lastPosition += 1
    const fee = { kind: 'payment', pieces: 1, rate: 21, amount: COD_FEE, creditsDiscount: 0 } as const
    const ofNoGoods = { variantId: null, bundleId: null, breakPieces: null }
    order.lines = [...order.lines, { position: world.lastPosition, ...fee, ...ofNoGoods }]
    Object.assign(order, totalOf(order.lines, order))
    enter(world, 'accepted')
    world.deadline = null
  }
  beginOffline(world)
  return YES
}

const COD_FEE = 3900

/** Everything the shop holds goes back, and an invoice that is out is taken back whole. */
function cancel(world: World, by: 'customer' | 'staff'): Verdict {
  if (world.state === 'cancelled') return YES
  const current = world.sources.find(({ isOpen, way }) => isOpen && way === 'gateway')
  if (by === 'customer' && current && !current.isUnanswered) hear(world, current)
  const allowed = by === 'customer' ? EDITABLE : [...EDITABLE, 'not_collected']
  if (!allowed.includes(world.state)) return NO
  const rest = left(world)
  const wasBack = world.state === 'not_collected'
  enter(world, 'cancelled')
  world.deadline = null
  if (world.invoicedAt !== null) {
    world.isVoided = true
    if (rest > 0) world.notes += 1
  }
  for (const source of world.sources) source.isOpen = false
  for (const parcel of live(world)) if (wasBack && parcel.state === 'returned') parcel.isBack = true
  giveAllBack(world)
  return YES
}

function pack(world: World): Verdict {
  const hasCome = world.sources.some(({ received }) => received > 0)
  const isAllBack = hasCome && world.order.payable > 0 && left(world) <= 0
  if (world.state === 'accepted' && (isAllBack || isWithdrawn(world))) return NO
  const isNew = world.state === 'accepted'
  return from(world, ['accepted'], 'packing', () => {
    if (isNew) plan(world)
  })
}

function label(world: World): Verdict {
  const planned = world.parcels.flatMap(({ state }, index) => (state === 'planned' ? [index] : []))
  for (const index of planned) (world.parcels[index] as Parcel).state = 'labelled'
  return { isAllowed: planned.length > 0, parcels: planned }
}

function pick(world: World, which: Which): number[] {
  const all = world.parcels.flatMap(({ state }, index) =>
    state !== 'cancelled' && state !== 'replaced' ? [index] : [],
  )
  return which === 'all' ? all : which === 'first' ? all.slice(0, 1) : all.slice(1)
}

function handOver(world: World, which: Which): Verdict {
  const parcels = pick(world, which)
  const chosen = parcels.map((index) => world.parcels[index] as Parcel)
  const isAllowed = chosen.length > 0 && chosen.every(({ state }) => state !== 'planned')
  if (!isAllowed) return { isAllowed, parcels }
  for (const parcel of chosen) {
    if (parcel.state === 'labelled') parcel.state = 'in_transit'
    if (parcel.state === 'in_transit' && world.order.isFetched) parcel.state = 'ready_for_pickup'
  }
  tellParcels(world)
  return { isAllowed, parcels }
}

/** What a person saw counts as much as what a carrier says. */
function saw(world: World, word: 'delivered' | 'returned', which: Which): Verdict {
  const parcels = pick(world, which).filter((index) => hears(world.parcels[index] as Parcel, word))
  for (const index of parcels) move(world, world.parcels[index] as Parcel, word)
  return { isAllowed: parcels.length > 0, parcels }
}

function resend(world: World): Verdict {
  if (world.state === 'shipped') return YES
  if (world.state !== 'not_collected' || isWithdrawn(world)) return NO
  enter(world, 'shipped')
  for (const source of world.sources) if (source.way === 'cash' && source.received === 0) source.isOpen = false
  if (world.order.way === 'cod') beginOffline(world)
  for (const old of live(world)) {
    if (old.state !== 'returned' && old.state !== 'returning') continue
    old.state = 'replaced'
    const cash = old.cash > 0 ? waitedAtDoor(world) : 0
    world.parcels.push({ ...old, cash, state: 'labelled', hasLeft: true })
  }
  return YES
}

/** The carrier has sent what it collected. */
function cash(world: World): Verdict {
  const source = world.sources.findLast(({ way }) => way === 'cash')
  if (!source) return NO
  if (source.received === 0) {
    if (!source.isOpen && !world.parcels.some((parcel) => parcel.cash > 0)) return NO
    source.received = source.expected
    source.paidAt = world.now
    source.isOpen = false
    if (world.state === 'cancelled') giveAllBack(world)
    else if (over(world) > 0) {
      for (const one of world.sources) {
        const amount = Math.min(over(world), held(one))
        if (one.way === 'gateway' && amount > 0 && one.refunded === 0)
          ask(world, one, { amount, forGoods: 0, lines: [] })
      }
    }
  }
  return YES
}

function confirm(world: World): Verdict {
  const open = world.sources.flatMap(({ pending }) => (pending ? [pending] : []))
  for (const refund of open) settle(world, refund)
  return { isAllowed: open.length > 0 }
}
