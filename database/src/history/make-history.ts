import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { writeApplications, writeReviews, writeTickets, writeViews } from './desk.ts'
import { numberDocuments } from './documents.ts'
import { type Lived, liveOrder } from './order-life.ts'
import { addUnknownMoney } from './payments.ts'
import { endCredits, makeCustomer, type Person } from './people.ts'
import { type Halt, placeOrder, type Spec } from './place-order.ts'
import { type NextParcel, sendParcel, startPlan } from './plans.ts'
import { makeSpec, methodOf, momentsOf, pickBuyer, takeFree } from './trade.ts'
import { type Actor, add, after, between, DAY, HOUR, nextId, uuidOf, type World } from './world.ts'

/** Every so many weeks a lorry brings everything that is eaten. */
const BATCH_DAYS = 61
const TRIES = 4

/** Everything that has happened up to now, in the order in which it happened. */
export function makeHistory(world: World): void {
  addStaff(world)
  addBatches(world)
  const customers = makeCustomers(world)
  const lived = trade(world, customers)
  for (const person of customers) endCredits(world, person)
  numberDocuments(world)
  const share = world.size.orders / 12_000
  writeReviews(world, lived, Math.max(24, Math.round(520 * share)))
  writeTickets(world, lived, Math.max(20, Math.round(420 * share)))
  writeApplications(world, Math.max(12, Math.round(64 * share)))
  addUnknownMoney(world, 5)
  const days = Map.groupBy(world.rows.get('shop.orders') ?? [], ({ placed_at }) => toPragueDay(placed_at as Date))
  writeViews(world, new Map([...days].map(([day, orders]) => [day, orders.length])))
}

/** Who did what. They cannot sign in: that is for whoever invites them. */
function addStaff(world: World): void {
  const hire = (name: string, email: string, role: string): Actor => {
    const id = uuidOf(world.random)
    const since = world.since
    const times = { created_at: since, updated_at: since }
    add(world, 'auth.users', { id, name, email, email_verified: true, ...times, staff_role: role })
    return { kind: 'staff', id }
  }
  world.packer = hire('Jana Skladová', 'jana@sklad.example.com', 'staff_warehouse')
  world.office = hire('Tomáš Kancelář', 'tomas@kancelar.example.com', 'staff_admin')
}

function addBatches(world: World): void {
  const today = toPragueDay(world.now)
  const variants = [...new Set(world.shop.batches.map(({ variantId }) => variantId))]
  const firstOfDemo = world.shop.batches.map(({ receivedOn }) => receivedOn).toSorted()[0] ?? today
  for (
    let day = addDays(today, -world.size.days - 30);
    day < today && day < firstOfDemo;
    day = addDays(day, BATCH_DAYS)
  ) {
    for (const variantId of variants) {
      const id = nextId(world, 'shop.batches') + 100_000
      const code = `H${day.slice(2, 4)}${day.slice(5, 7)}${String(variantId).padStart(5, '0')}`
      const bestBefore = addDays(day, 360)
      const dates = { best_before: bestBefore, produced_on: addDays(day, -7), received_on: day }
      add(world, 'shop.batches', { id, variant_id: variantId, code, ...dates, on_hand: 0, reserved: 0, version: 1 })
      world.shop.batches.push({ id, variantId, code, bestBefore, receivedOn: day, available: 0 })
    }
  }
}

function makeCustomers(world: World): Person[] {
  const { size, random, now } = world
  const days = Array.from({ length: size.customers }, () => after(now, -DAY - random.below((size.days - 1) * DAY)))
  return days.toSorted((a, b) => a.getTime() - b.getTime()).map((since, nth) => makeCustomer(world, nth, since))
}

function trade(world: World, customers: readonly Person[]): Lived[] {
  const { random, size } = world
  const lived: Lived[] = []
  const guests: Person[] = []
  // A plan brings some seven parcels by itself.
  const plans = Math.ceil(size.customers / 20)
  const moments = momentsOf(world, Math.round(size.orders - plans * 6))
  const planShare = plans / moments.length
  let waiting: NextParcel[] = []
  const sendUntil = (until: Date) => {
    for (;;) {
      const [next] = waiting.toSorted((a, b) => a.at.getTime() - b.at.getTime())
      if (!next || next.at > until) return
      waiting = waiting.filter((one) => one !== next)
      const following = sendParcel(world, next)
      if (following) waiting.push(following)
    }
  }
  for (const at of moments) {
    sendUntil(at)
    const buyer = pickBuyer(world, customers, guests, at)
    if (buyer.customerId !== null && buyer.group === 'maloobchod' && random.chance(planShare * 1.6)) {
      const next = startPlan(world, buyer, at)
      if (next) waiting.push(next)
      continue
    }
    const one = buy(world, () => makeSpec(world, buyer, at))
    if (one) lived.push(one)
  }
  lived.push(...openToday(world, customers, guests))
  const begun = beginPlan(world, customers)
  if (begun) waiting.push(begun)
  sendUntil(world.now)
  for (const next of waiting) sendParcel(world, next)
  return lived
}

/** Whatever the day: every plan of a small past may have ended, and somebody has to find one that runs. */
function beginPlan(world: World, customers: readonly Person[]): NextParcel | null {
  const buyers = customers.filter(({ group }) => group === 'maloobchod').toReversed()
  const countPlans = () => world.rows.get('shop.plans')?.length ?? 0
  const before = countPlans()
  for (const buyer of buyers) {
    const next = startPlan(world, buyer, after(world.now, -3 * HOUR))
    if (countPlans() > before) return next
  }
  return null
}

/** A basket that no carrier takes is filled anew. */
function buy(world: World, specOf: () => Spec): Lived | null {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const spec = specOf()
    if (spec.wishes.length === 0) continue
    const order = placeOrder(world, spec)
    if (!order) continue
    takeFree(world, spec)
    return liveOrder(world, order)
  }
  return null
}

const TODAY: readonly (Halt | 'unpaid')[] = [
  ...(['accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'accepted'] as const),
  ...(['unpaid', 'unpaid', 'unpaid', 'on_hold', 'on_hold', 'packing', 'packing'] as const),
  ...(['label_refused', 'label_refused', 'labelled', 'labelled', 'awaiting_approval'] as const),
]

/** Whatever the day and the hour: something to pack, something unpaid, a label that failed, an order to be approved. */
function openToday(world: World, customers: readonly Person[], guests: Person[]): Lived[] {
  const { random, now, shop } = world
  const begins = after(now, -4 * HOUR).getTime()
  return TODAY.flatMap((halt, nth) => {
    const at = new Date(begins + nth * 10 * 60_000)
    const specOf = (): Spec => {
      if (halt === 'unpaid') {
        const spec = makeSpec(world, pickBuyer(world, [], guests, at), at)
        return { ...spec, payment: methodOf(shop.payment, 'prevod-qr'), fate: 'unpaid', wantsCredits: false }
      }
      const company = customers.find(({ group }) => group === 'velkoobchod')
      if (halt === 'awaiting_approval' && company) {
        return { ...makeSpec(world, company, at, halt), payment: methodOf(shop.payment, 'na-fakturu') }
      }
      const usual = halt === 'awaiting_approval' ? 'accepted' : halt
      const spec = makeSpec(
        world,
        random.chance(0.5) ? random.pick(customers) : pickBuyer(world, [], guests, at),
        at,
        usual,
      )
      if (spec.buyer.group === 'velkoobchod') return { ...spec, wishes: [] }
      const isByCash = between(random, 0, 2) === 0
      const [shipping, payment] = [
        methodOf(shop.shipping, 'ppl'),
        methodOf(shop.payment, isByCash ? 'dobirka' : 'karta'),
      ]
      return { ...spec, shipping, payment, point: null }
    }
    return buy(world, specOf) ?? []
  })
}
