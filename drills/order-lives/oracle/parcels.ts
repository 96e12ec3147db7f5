import type { CarrierWord } from '../life.ts'
import { receiveBoxes } from './cases.ts'
import { enter, type Parcel, type ParcelState, type World } from './world.ts'

/** A parcel only ever moves forward, whatever is repeated or told late. */
const NEXT: Partial<Record<ParcelState, Partial<Record<CarrierWord, ParcelState>>>> = {
  labelled: {
    accepted: 'in_transit',
    problem: 'problem',
    ready: 'ready_for_pickup',
    delivered: 'delivered',
    returning: 'returning',
  },
  in_transit: {
    problem: 'problem',
    ready: 'ready_for_pickup',
    delivered: 'delivered',
    returning: 'returning',
    returned: 'returned',
  },
  problem: {
    accepted: 'in_transit',
    ready: 'ready_for_pickup',
    delivered: 'delivered',
    returning: 'returning',
    returned: 'returned',
  },
  ready_for_pickup: { delivered: 'delivered', returning: 'returning', returned: 'returned' },
  returning: { delivered: 'delivered', returned: 'returned' },
}

export const live = ({ parcels }: World): Parcel[] =>
  parcels.filter(({ state }) => state !== 'cancelled' && state !== 'replaced')

export function waitedAtDoor({ sources }: World): number {
  return sources.find(({ way, isOpen }) => way === 'cash' && isOpen)?.expected ?? 0
}

/** Cash is collected with the first parcel: what is waited for at that moment. */
export function plan(world: World): void {
  const cash = waitedAtDoor(world)
  world.order.parcels.forEach((_, index) => {
    const parcel = { plan: index, state: 'planned' as const, hasLeft: false, isKeptByCarrier: false, isBack: false }
    world.parcels.push({ ...parcel, cash: index === 0 ? cash : 0 })
  })
}

/** Nobody packs it any more; what was packed lies on its shelf again. */
export function takeApart(world: World): void {
  for (const [index, parcel] of world.parcels.entries()) {
    if (parcel.hasLeft) continue
    const isTold = parcel.state === 'labelled' && world.words.some((one) => one.parcel === index)
    parcel.isKeptByCarrier ||= isTold
    parcel.state = 'cancelled'
  }
}

export function hears(parcel: Parcel, word: CarrierWord): boolean {
  return NEXT[parcel.state]?.[word] !== undefined
}

export function move(world: World, parcel: Parcel, word: CarrierWord): void {
  const next = NEXT[parcel.state]?.[word]
  if (!next) return
  parcel.state = next
  tell(world)
  if (next === 'returned') receiveBoxes(world)
}

/** What all parcels together say to the order. */
export function tell(world: World): void {
  const parcels = live(world)
  const moved = parcels.filter(({ state }) => state !== 'planned' && state !== 'labelled')
  if (moved.length === 0) return
  ship(world, moved, moved.length === parcels.length)
  if (moved.length < parcels.length) return
  const has = (...states: ParcelState[]) => parcels.some(({ state }) => states.includes(state))
  const isOut = world.state === 'shipped' || world.state === 'ready_for_pickup'
  if (has('returning', 'returned')) {
    if (isOut) enter(world, 'not_collected')
  } else if (parcels.every(({ state }) => state === 'delivered')) {
    if (isOut) deliver(world)
  } else if (has('ready_for_pickup') && world.state === 'shipped') enter(world, 'ready_for_pickup')
}

/** Goods leave the house once, and with the first of them the invoice is issued. */
function ship(world: World, moved: Parcel[], isAll: boolean): void {
  for (const parcel of moved) parcel.hasLeft = true
  issueInvoice(world)
  if (world.state === 'packing' && !isAll) enter(world, 'partly_shipped')
  if ((world.state === 'packing' || world.state === 'partly_shipped') && isAll) enter(world, 'shipped')
}

/** One invoice over everything that was sold; what went back before it has its notes at once. */
export function issueInvoice(world: World): void {
  if (world.invoicedAt !== null) return
  world.invoicedAt = world.now
  world.notes += world.refunds.filter(({ isDone, forGoods }) => isDone && forGoods > 0).length
}

export function deliver(world: World): void {
  enter(world, 'delivered')
  world.deliveredAt = world.now
  world.earned = true
}
