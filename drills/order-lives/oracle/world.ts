import type { CarrierWord } from '../life.ts'
import { type Case, isUndecided } from './case.ts'

/** An order as it was frozen when it was placed. Amounts in haléře, in the basis of the order. */
export interface FrozenLine {
  position: number
  kind: 'goods' | 'gift' | 'shipping' | 'payment'
  pieces: number
  rate: number
  amount: number
  creditsDiscount: number
  variantId: number | null
  /** Of which bundle it is a part. */
  bundleId: number | null
  /** Its price holds from so many pieces on. */
  breakPieces: number | null
}

/** Goods as this buyer finds them in the price list, in the basis of the order. */
export interface Ware {
  variantId: number
  code: string
  rate: number
  price: number
  grams: number
  /** What one costs from so many on. */
  steps: readonly { from: number; price: number }[]
}

type WayOfPaying = 'online' | 'transfer' | 'cod' | 'invoice'

export interface FrozenOrder {
  way: WayOfPaying
  /** Prices with tax, or without as companies see them. */
  basis: 'gross' | 'net'
  state: OrderState
  lines: FrozenLine[]
  rounding: number
  payable: number
  /** What lies in each parcel of the plan. */
  parcels: Pieces[][]
  /** Fetched in person: there is nobody in between. */
  isFetched: boolean
  hasCustomer: boolean
  /** A parcel of a plan: its lines are changed there, and its card is waited for as long as it is tried. */
  isOfPlan: boolean
  holdMinutes: number | null
  creditsSpent: number
  creditsEarned: number
  creditValue: number
  wares: readonly Ware[]
  /** What was agreed with this customer alone, by the number of the goods. */
  agreed: Readonly<Record<number, number>>
  /** What a voucher was worth and what of it pays this order; nothing without one. */
  voucherFace: number
  byVoucher: number
  /** How much one parcel may weigh; null when nobody carries it. */
  parcelGrams: number | null
  /** The least that delivery was offered for to this customer; null when nobody was told one price of it. */
  cheapestDelivery: number | null
  /** What is bought to be eaten, by the number of the goods. */
  foods: ReadonlySet<number>
}

/** What a change of lines changes, and what it falls back to. */
export type Content = Pick<FrozenOrder, 'lines' | 'rounding' | 'payable' | 'parcels' | 'creditsEarned'>

export interface Pieces {
  variantId: number
  pieces: number
}

type OrderState =
  | 'awaiting_payment'
  | 'awaiting_approval'
  | 'accepted'
  | 'on_hold'
  | 'packing'
  | 'partly_shipped'
  | 'shipped'
  | 'ready_for_pickup'
  | 'delivered'
  | 'not_collected'
  | 'closed'
  | 'expired'
  | 'cancelled'

export type ParcelState =
  | 'planned'
  | 'labelled'
  | 'in_transit'
  | 'problem'
  | 'ready_for_pickup'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'cancelled'
  | 'replaced'

export interface Parcel {
  /** Which part of the plan it carries. */
  plan: number
  state: ParcelState
  /** What the carrier is to collect at the door. */
  cash: number
  hasLeft: boolean
  /** Taken apart here while its carrier had it already: it forgets nothing, and a person is told. */
  isKeptByCarrier: boolean
  isBack: boolean
}

/** One way in which money was asked for. */
export interface Source {
  way: 'gateway' | 'bank' | 'cash' | 'voucher'
  expected: number
  received: number
  refunded: number
  /** Money a person was asked to send back, not sent yet. */
  pending: Refund | null
  /** Nobody waits for it any more; money that comes all the same still counts. */
  isOpen: boolean
  paidAt: number | null
  gateway: 'CREATED' | 'CHOSEN' | 'PAID' | 'CANCELED' | 'TIMEOUTED'
  /** Opened at the gateway without our knowing: only a ring can tell. */
  isUnanswered: boolean
  /** What the gateway's own office gave back and we have not heard of. */
  unheard: number[]
}

export interface Credited {
  position: number
  pieces: number
  amount: number
}

export interface Refund {
  source: Source
  amount: number
  /** The part that is for goods: it lowers the price of the order. */
  forGoods: number
  lines: Credited[]
  /** Whether the lines were named, or the amount was spread over all of them. */
  isSpread: boolean
  isDone: boolean
}

/** Everything that must be true of one order. */
export interface World {
  order: FrozenOrder
  now: number
  state: OrderState
  since: number
  deadline: number | null
  sources: Source[]
  refunds: Refund[]
  /** What a person decided and the gateway refused. */
  refused: { source: Source; amount: number; lines: Credited[] }[]
  parcels: Parcel[]
  /** Transfers on their way, told to the shop when the statement is read. */
  transfers: { amount: number; symbol: 'right' | 'wrong' }[]
  /** Transfers that a person must look at. */
  unassigned: number[]
  /** What a carrier will say when it is asked: parcel and word. */
  words: { parcel: number; word: CarrierWord }[]
  invoicedAt: number | null
  /** The one note that takes the rest of an invoice back when its order is cancelled. */
  isVoided: boolean
  notes: number
  earned: boolean
  isRevived: boolean
  /** The highest number a line ever had. */
  lastPosition: number
  /** What was agreed before the change whose difference is waited for. */
  agreed: Content | null
  /** Credits that changes gave back. */
  creditsBack: number
  cases: Case[]
  deliveredAt: number | null
  /** Pieces that came back by cases and are sold again. */
  shelved: Record<number, number>
  /** Credits given instead of money. */
  creditsForGoods: number
  /** The refund of this step is decided by a case. */
  isByCase: boolean
}

const CROWN = 100
const HOUR = 60
export const DAY = 24 * HOUR
/** Placed on Monday, 16 November, at ten; Tuesday is a holiday, so two working days end on Thursday at six. */
const APPROVED_BY = 3 * DAY + 8 * HOUR
const HOLD: Record<WayOfPaying, number | null> = { online: HOUR, transfer: 7 * DAY, cod: null, invoice: null }

export function birth(order: FrozenOrder): World {
  const world: World = {
    order: { ...order, lines: order.lines.map((line) => ({ ...line })) },
    now: 0,
    state: order.state,
    since: 0,
    deadline: null,
    sources: [],
    refunds: [],
    refused: [],
    parcels: [],
    transfers: [],
    unassigned: [],
    words: [],
    invoicedAt: null,
    isVoided: false,
    notes: 0,
    earned: false,
    isRevived: false,
    lastPosition: Math.max(...order.lines.map(({ position }) => position)),
    agreed: null,
    creditsBack: 0,
    cases: [],
    deliveredAt: null,
    shelved: {},
    creditsForGoods: 0,
    isByCase: false,
  }
  spendVoucher(world)
  if (order.state === 'awaiting_payment') world.deadline = order.isOfPlan ? order.holdMinutes : HOLD[order.way]
  if (order.state === 'awaiting_approval') world.deadline = APPROVED_BY
  else beginOffline(world)
  return world
}

/** A voucher pays at once; what it pays is money like any other. */
export function spendVoucher(world: World): void {
  const { byVoucher } = world.order
  if (byVoucher === 0) return
  const source = newSource('voucher', byVoucher)
  world.sources.push(Object.assign(source, { received: byVoucher, isOpen: false, paidAt: world.now }))
}

export function holdOf(way: WayOfPaying): number {
  return HOLD[way] ?? 0
}

/** Cash, an invoice or a transfer is waited for from the first moment; a gateway is opened by the customer. */
export function beginOffline(world: World): void {
  const missing = owed(world)
  // Coins are whole crowns.
  const asked = world.order.way === 'cod' ? missing - (missing % CROWN) : missing
  if (world.order.way === 'online' || asked <= 0) return
  world.sources.push(newSource(world.order.way === 'cod' ? 'cash' : 'bank', asked))
}

export function newSource(way: Source['way'], expected: number): Source {
  return {
    way,
    expected,
    received: 0,
    refunded: 0,
    pending: null,
    isOpen: true,
    paidAt: null,
    gateway: 'CREATED',
    isUnanswered: false,
    unheard: [],
  }
}

export const held = ({ received, refunded }: Source): number => received - refunded

/** What the gateway has of an attempt: its own office may have given something back that we have not heard of. */
export function heldAtGateway(source: Source): number {
  return held(source) - source.unheard.reduce((sum, amount) => sum + amount, 0)
}

export function kept({ sources }: World): number {
  return sources.reduce((sum, source) => sum + held(source), 0)
}

/** The price of what the customer keeps, less what the shop has: what went back for goods is not asked for again. */
export function owed(world: World): number {
  const returned = world.refunds.reduce((sum, { forGoods }) => sum + forGoods, 0)
  const pending = world.sources.reduce((sum, { pending: one }) => sum + (one?.amount ?? 0), 0)
  return world.order.payable - returned - (kept(world) - pending)
}

export function enter(world: World, state: OrderState): void {
  world.state = state
  world.since = world.now
  // All of the money goes back: there is nothing left to decide.
  if (isEnded(world))
    for (const one of world.cases) if (isUndecided(one) || one.state === 'given up') one.state = 'over'
}

/** An order that still waits for its money, or for approval, has sold nothing yet: no line of it can come back. */
export const isUnsold = ({ state }: World): boolean => state === 'awaiting_payment' || state === 'awaiting_approval'

export const isEnded = ({ state }: World): boolean => state === 'cancelled' || state === 'expired'
