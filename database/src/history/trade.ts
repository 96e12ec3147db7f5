import { addDays, weekdayOf } from '@shop/domain/calendar/local-date'
import { fromPragueTime, toPragueDay } from '@shop/domain/calendar/prague-time'
import type { PaymentKind } from '@shop/domain/checkout/payment-method'
import { makePerson, type Person } from './people.ts'
import type { Fate, Halt, Spec, Wish } from './place-order.ts'
import type { Good, Payment, Shipping } from './shop.sql.ts'
import { after, between, DAY, MINUTE, type World } from './world.ts'

// Monday first: people order on the evenings of Sunday and on Monday, least on Saturday.
const WEEKDAYS = [1.25, 1.1, 1, 0.95, 0.85, 0.72, 1.13]
const MONTHS = [0.9, 0.92, 1, 1, 0.98, 0.92, 0.82, 0.85, 1.04, 1.1, 1.25, 1.32]
/** Out of a hundred, by the hour of the day. */
const HOURS = [1, 0, 0, 0, 0, 1, 2, 4, 5, 6, 6, 5, 5, 5, 4, 4, 5, 5, 6, 8, 10, 10, 6, 2]
const WAYS: Record<string, number> = {
  'zasilkovna-vydejni-misto': 33,
  'zasilkovna-z-box': 14,
  'zasilkovna-na-adresu': 9,
  ppl: 23,
  dpd: 8,
  balikovna: 9,
  'osobni-odber-brno': 4,
}
const PURSES: Record<string, number> = { karta: 46, 'apple-pay': 7, 'google-pay': 6, 'prevod-qr': 17, dobirka: 24 }
/** Goods of the last days may still be held by their orders. */
const YOUNG_DAYS = 10
const NOTES = ['Prosím zazvonit dvakrát, pes ohlásí zbytek.', 'Nechte u sousedů v čísle 14.', 'Volejte předem, prosím.']

function pickByWeight<Item>({ random }: World, items: readonly Item[], weightOf: (item: Item) => number): Item {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0)
  let left = (random.below(1_000_000) / 1_000_000) * total
  for (const item of items) {
    left -= weightOf(item)
    if (left < 0) return item
  }
  return items.at(-1) as Item
}

/** When orders were placed: with seasons, weekdays, evenings, and more of them the older the shop grows. */
export function momentsOf(world: World, count: number): Date[] {
  const { random, now, size } = world
  const today = toPragueDay(now)
  const days = Array.from({ length: size.days }, (_, index) => {
    const date = addDays(today, index - size.days + 1)
    const season = (MONTHS[Number(date.slice(5, 7)) - 1] ?? 1) * (WEEKDAYS[weekdayOf(date) - 1] ?? 1)
    return { date, weight: season * (0.65 + (0.7 * index) / size.days) }
  })
  const total = days.reduce((sum, { weight }) => sum + weight, 0)
  const hours = HOURS.map((weight, hour) => ({ hour, weight }))
  const moments = days.flatMap(({ date, weight }) => {
    const wanted = (count * weight) / total
    const orders = Math.floor(wanted) + (random.chance(wanted % 1) ? 1 : 0)
    return Array.from({ length: orders }, () => {
      const { hour } = pickByWeight(world, hours, (one) => one.weight)
      return after(fromPragueTime(date, `${String(hour).padStart(2, '0')}:00`), random.below(60 * MINUTE))
    })
  })
  return moments.filter((at) => at < after(now, -MINUTE)).toSorted((a, b) => a.getTime() - b.getTime())
}

/** Somebody new, somebody known, or a guest; who has come often comes again. */
export function pickBuyer(world: World, customers: readonly Person[], guests: Person[], at: Date): Person {
  const { random } = world
  if (random.chance(0.3)) {
    if (guests.length > 5 && random.chance(0.2)) return random.pick(guests)
    const guest = makePerson(world, guests.length + 1, at, true)
    guests.push(guest)
    return guest
  }
  const known = countUntil(customers, at)
  if (known === 0) return makePerson(world, guests.length + 1, at, true)
  // The square prefers the first ones a little; the last ones have come to buy.
  const share = random.below(1_000_000) / 1_000_000
  const index = random.chance(0.35) ? known - 1 - random.below(Math.min(known, 60)) : Math.floor(share * share * known)
  return customers[index] as Person
}

/** How many of them, sorted by their first day, were there already. */
function countUntil(customers: readonly Person[], at: Date): number {
  let [low, high] = [0, customers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((customers[middle] as Person).since <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** What is asked for most comes first; every food has a companion that it is bought with. */
function pickGood(world: World, fits: (good: Good) => boolean): Good {
  const { goods } = world.shop
  const fitting = goods.filter(fits)
  const among = fitting.length > 0 ? fitting : goods
  const share = world.random.below(1_000_000) / 1_000_000
  return among[Math.floor(share ** 1.8 * among.length)] as Good
}

function companionOf({ shop: { goods } }: World, good: Good): Good {
  return goods[(goods.indexOf(good) * 7 + 3) % goods.length] as Good
}

function fillBasket(world: World, buyer: Person, at: Date): Wish[] {
  const { random } = world
  const isYoung = world.now.getTime() - at.getTime() < YOUNG_DAYS * DAY
  const isTrade = buyer.group === 'velkoobchod'
  const stage = buyer.dogs[0]?.stage ?? null
  const main = pickGood(world, ({ kind, lifeStage }) => kind === 'kibble' && (stage === null || lifeStage === stage))
  const wished = [main]
  if (random.chance(0.4)) wished.push(companionOf(world, main))
  const more = isTrade ? between(random, 5, 11) : random.below(3)
  for (let nth = 0; nth < more; nth += 1) wished.push(pickGood(world, () => true))
  const wishes: Wish[] = []
  for (const good of new Set(wished)) {
    const light = good.variant.weightGrams < 1500
    const pieces = isTrade ? between(random, 6, 14) : light ? between(random, 1, 4) : random.chance(0.12) ? 2 : 1
    if (isYoung && good.free < pieces) continue
    wishes.push({ good, pieces, weeks: null })
  }
  return wishes
}

/** Called for what was really ordered: nobody is promised what is not on the shelf. */
export function takeFree(world: World, { at, wishes }: Spec): void {
  if (world.now.getTime() - at.getTime() >= YOUNG_DAYS * DAY) return
  for (const { good, pieces } of wishes) good.free -= pieces
}

export function methodOf<Method extends { code: string }>(methods: readonly Method[], code: string): Method {
  const method = methods.find((one) => one.code === code)
  if (!method) throw new Error(`There is no method ${code}.`)
  return method
}

function pickWay(world: World, { group }: Person): Shipping {
  const { shipping } = world.shop
  if (group === 'velkoobchod') return methodOf(shipping, 'ppl')
  return pickByWeight(world, shipping, ({ code }) => WAYS[code] ?? 0)
}

function pickPurse(world: World, { group }: Person, way: Shipping): Payment {
  const { payment } = world.shop
  const groups = world.groups.get(group)
  const possible = payment.filter(
    ({ code }) => way.paymentMethodCodes.includes(code) && groups?.paymentMethodCodes.includes(code),
  )
  const onInvoice = possible.find(({ kind }) => kind === 'invoice')
  if (onInvoice && world.random.chance(0.8)) return onInvoice
  return pickByWeight(world, possible, ({ code }) => PURSES[code] ?? 0.001)
}

function pickPoint(world: World, way: Shipping, { place }: Person) {
  if (way.pointNetwork === null) return null
  const points = world.shop.points.filter(({ network, kind }) => network === way.pointNetwork && kind === way.kind)
  const near = points.filter(({ zip }) => zip.slice(0, 2) === place.zip.slice(0, 2))
  return points.length === 0 ? null : world.random.pick(near.length > 0 ? near : points)
}

function pickFate({ random }: World, { customerId, group }: Person, kind: PaymentKind, way: Shipping): Fate {
  const isPaidFirst = kind === 'online' || kind === 'transfer'
  if (group === 'velkoobchod') return 'kept'
  if (isPaidFirst && random.chance(0.04)) return 'unpaid'
  if (random.chance(0.03)) return 'cancelled'
  if (way.pointNetwork !== null && random.chance(kind === 'cod' ? 0.06 : 0.01)) return 'not_collected'
  if (customerId === null && isPaidFirst && random.chance(0.07)) return 'returned_in_part'
  return random.chance(0.015) ? 'problem' : 'kept'
}

export function makeSpec(world: World, buyer: Person, at: Date, halt: Halt | null = null): Spec {
  const { random } = world
  const picked = pickWay(world, buyer)
  const found = pickPoint(world, picked, buyer)
  const shipping = picked.pointNetwork !== null && !found ? methodOf(world.shop.shipping, 'ppl') : picked
  const payment = pickPurse(world, buyer, shipping)
  const fate = halt === null ? pickFate(world, buyer, payment.kind, shipping) : 'kept'
  return {
    at,
    buyer,
    wishes: fillBasket(world, buyer, at),
    shipping,
    payment,
    point: shipping.pointNetwork === null ? null : found,
    fate,
    halt,
    // Credits of an order that ends go back by rules of their own; such orders have none here.
    wantsCredits: (fate === 'kept' || fate === 'problem') && random.chance(0.3),
    isOfPlan: false,
    note: random.chance(0.03) ? random.pick(NOTES) : '',
  }
}
