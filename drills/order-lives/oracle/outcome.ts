import type { Case } from './case.ts'
import { creditedOf, documentsOf, type ExpectedDocuments } from './documents.ts'
import { cutOff } from './prices.ts'
import { held, isEnded, kept, type World } from './world.ts'

/** What must be found in the database and at the partners when the life is over. */
export interface Outcome {
  state: string
  payable: number
  kept: number
  /** What the gateway took and did not give back, and how often each was given back. */
  atGateway: number
  documents: ExpectedDocuments
  /** The change of the customer's balance since before the order. */
  credits: number
  areEarnedUsable: boolean | null
  reserved: Record<number, number>
  out: Record<number, number>
  /** Cash that carriers were told to collect with parcels that were not called back. */
  cashToCollect: number
  /** Boxes that their carriers keep though they were taken apart here. */
  keptByCarriers: number
  unassigned: number
  voucher: number
  cases: string
}

export function outcomeOf(world: World): Outcome {
  return {
    state: world.state,
    payable: world.order.payable,
    kept: kept(world),
    atGateway: world.sources
      .filter(({ way, gateway }) => way === 'gateway' && gateway === 'PAID')
      .reduce(
        (sum, { expected, refunded, unheard }) => sum + expected - refunded - unheard.reduce((a, b) => a + b, 0),
        0,
      ),
    documents: documentsOf(world),
    credits: creditsOf(world) + world.creditsForGoods,
    areEarnedUsable: world.earned && world.order.hasCustomer && world.order.creditsEarned > 0 ? isPaid(world) : null,
    reserved: reservedOf(world),
    out: outOf(world),
    cashToCollect: world.parcels
      .filter(({ state, isKeptByCarrier }) => isKeptByCarrier || (state !== 'cancelled' && state !== 'planned'))
      .reduce((sum, one) => sum + one.cash, 0),
    keptByCarriers: world.parcels.filter(({ isKeptByCarrier }) => isKeptByCarrier).length,
    voucher: world.sources.reduce(
      (sum, source) => (source.way === 'voucher' ? sum - held(source) : sum),
      world.order.voucherFace,
    ),
    cases: world.cases.flatMap(describeCase).join('; '),
    unassigned: world.unassigned.reduce((sum, amount) => sum + amount, 0),
  }
}

/** Paid, counting what went back for goods as paid: the customer owes nothing. */
function isPaid(world: World): boolean {
  const returned = world.refunds.filter(({ isDone }) => isDone).reduce((sum, { forGoods }) => sum + forGoods, 0)
  // Parts of a crown are asked for at no door.
  const forgiven = world.order.way === 'cod' ? 99 : 0
  return world.sources.reduce((sum, source) => sum + held(source), 0) + returned + forgiven >= world.order.payable
}

/** Spent credits come back with what they paid for, earned ones go with what they were earned by, both in proportion. */
function creditsOf(world: World): number {
  const { order } = world
  if (!order.hasCustomer) return 0
  const isDone = ({ isDone: done }: { isDone: boolean }) => done
  const returned = order.lines.reduce((sum, line) => {
    const { amount } = creditedOf(world, line.position, isDone)
    return sum + (line.amount === 0 ? 0 : Math.floor((line.creditsDiscount * amount) / line.amount))
  }, 0)
  // What changes took out and what came back are one sum: nothing is lost between the two.
  const givenBack = Math.min(order.creditsSpent, Math.floor((returned + cutOff(order)) / order.creditValue))
  const spent = isEnded(world) ? 0 : order.creditsSpent - givenBack
  if (!world.earned) return 0 - spent
  const goods = order.lines.filter(({ kind }) => kind === 'goods')
  const all = goods.reduce((sum, { amount }) => sum + amount, 0)
  const credited = goods.reduce((sum, { position }) => sum + creditedOf(world, position, isDone).amount, 0)
  const takenBack = all === 0 ? 0 : Math.floor((order.creditsEarned * credited) / all)
  return order.creditsEarned - takenBack - spent
}

const HOLDING = ['awaiting_payment', 'awaiting_approval', 'accepted', 'on_hold', 'packing', 'partly_shipped']

function reservedOf(world: World): Record<number, number> {
  if (!HOLDING.includes(world.state)) return {}
  return add(world.order.parcels.filter((_, plan) => !world.parcels.some((one) => one.plan === plan && one.hasLeft)))
}

/** What has left the house and did not come back to the shelf. */
function outOf(world: World): Record<number, number> {
  const out = add(
    world.order.parcels.filter((_, plan) => {
      const own = world.parcels.filter((parcel) => parcel.plan === plan)
      return own.some(({ hasLeft }) => hasLeft) && !own.some(({ isBack }) => isBack)
    }),
  )
  return Object.fromEntries(Object.entries(out).map(([id, pieces]) => [id, pieces - (world.shelved[Number(id)] ?? 0)]))
}

/** Complaints are told of by their money. */
function describeCase({ kind, state, money, credits }: Case): string[] {
  if (kind === 'complaint') return []
  const word = state === 'here' || state === 'awaited' || state === 'came' ? 'open' : state
  return [`${kind} ${word} ${money}+${credits}`]
}

function add(parcels: World['order']['parcels']): Record<number, number> {
  const sums: Record<number, number> = {}
  for (const { variantId, pieces } of parcels.flat()) sums[variantId] = (sums[variantId] ?? 0) + pieces
  return sums
}
