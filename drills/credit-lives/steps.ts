import { randomUUID } from 'node:crypto'
import { insertGrant } from '@shop/services/customer/credits.sql'
import { inTransaction } from '@shop/services/store/database'
import { drainJobs, runTimed } from '../order-lives/run-jobs.ts'
import { must, newVisitor } from '../order-lives/visitor.ts'
import { DAY_MS, dayOf, plusDays } from './calendar.ts'
import { lookAtOrder } from './look.sql.ts'
import { forfeit, give, spend, take, usableOf } from './purse.ts'
import {
  age,
  attach,
  cashCame,
  countLevels,
  deliver,
  endOrder,
  giveBirthdays,
  percentOf,
  settleReferrals,
  settleReturns,
} from './settle.ts'
import { bringOrder, type Order, PASSWORD, type Person, payAtGateway, placeOrder, settleIn, type Town } from './town.ts'

/** What one step did, and whose purse must now be looked at. */
type Did = { words: string; touched: readonly Person[] } | null
export type Step = (town: Town) => Promise<Did>

const ADMIN_LIMIT = 3000
const LATEST_DAYS = 60

const livingOf = ({ people, random }: Town) => random.pick(people)

/** By staff, with the limit of thirty days and never more than is there. */
const byHand: Step = async (town) => {
  const person = livingOf(town)
  const now = town.shop.clock.at
  const credits = town.random.chance(0.6) ? 1 + town.random.below(200) : -1 - town.random.below(150)
  const used = person.byHand
    .filter(({ at }) => at > now - 30 * DAY_MS)
    .reduce((sum, done) => sum + Math.abs(done.credits), 0)
  const isAllowed = used + Math.abs(credits) <= ADMIN_LIMIT && (credits > 0 || -credits <= usableOf(person.purse, now))
  const change = { key: randomUUID(), credits, reason: 'Podle domluvy.' }
  const path = `/staff/customers/${person.customerId}/credits`
  const answer = await town.office.send('POST', path, change)
  if ((answer.status === 200) !== isAllowed)
    town.faults.push(`${credits} by hand: answered ${answer.status}, expected ${isAllowed}`)
  if (isAllowed) {
    person.byHand.push({ at: now, credits })
    if (credits > 0) give(person.purse, credits, now)
    else take(person.purse, -credits, now)
    // Two clicks are one.
    if (town.random.chance(0.1)) await town.office.send('POST', path, change)
  }
  return { words: `${credits} by hand to ${person.index}`, touched: [person] }
}

let events = 0

/** A survey or a prize of a fair, told once or twice. */
const byRule: Step = async (town) => {
  const person = livingOf(town)
  const rule = town.random.pick(['survey', 'fair'] as const)
  events += 1
  const reference = { type: rule === 'fair' ? 'fair_entry' : 'survey', id: `drill ${events}` }
  const now = town.shop.clock.now()
  for (const _ of [1, 2]) {
    await inTransaction(town.shop.deps.pool, (db) =>
      insertGrant(db, { customerId: person.customerId, rule, reference, now }),
    )
  }
  if (town.amounts[rule] > 0) give(person.purse, town.amounts[rule], now.getTime())
  return { words: `${rule} of ${person.index}`, touched: [person] }
}

async function remember(
  town: Town,
  placed: { orderId: number; number: string; accessToken: string },
  of: Partial<Order>,
): Promise<Order> {
  const { spent, earned, goodsPaid, codeDiscount } = await lookAtOrder(town.shop.pool, placed.orderId)
  const order: Order = {
    ...{ id: placed.orderId, token: placed.accessToken, number: placed.number, placedAt: town.shop.clock.at },
    ...{ person: null, guestEmail: null, owner: null, isCash: false, isPaid: false, deliveredAt: null, isEnded: false },
    ...{ isCancelled: false, spent, earned, goodsPaid, codeDiscount, kept: goodsPaid, due: 0, referral: null, ...of },
  }
  town.orders.push(order)
  const percent = percentOf(order.person, order.placedAt)
  const due = Math.floor((goodsPaid * percent) / 10_000)
  if (earned !== due) town.faults.push(`order ${order.id} earns ${earned}, ${percent} % of its goods are ${due}`)
  if (order.person) spend(order.person.purse, order.id, spent, order.placedAt)
  return order
}

const goodsOf = ({ random }: Town) => ({ bags: random.below(4), cans: 1 + random.below(3) })

const buy: Step = async (town) => {
  const person = livingOf(town)
  const { random } = town
  const isCash = random.chance(0.3)
  const credits = random.chance(0.5) ? 'all' : random.chance(0.4) ? 20 + random.below(200) : null
  const { visitor, email } = person
  const placed = await placeOrder(town, { visitor, email, ...goodsOf(town), isCash, credits, code: null })
  const order = await remember(town, placed, { person, isCash })
  if (!isCash && random.chance(0.85)) {
    await payAtGateway(town, order, visitor)
    order.isPaid = true
  }
  return { words: `order ${order.id} of ${person.index}, ${order.spent} spent`, touched: [person] }
}

/** Without signing in, by somebody who has an account. */
const buyAsGuest: Step = async (town) => {
  const person = livingOf(town)
  const visitor = newVisitor(town.shop, 4_000_000 + town.strangers)
  const placed = await placeOrder(town, {
    visitor,
    email: person.email,
    ...goodsOf(town),
    isCash: false,
    credits: null,
    code: null,
  })
  const order = await remember(town, placed, { guestEmail: person.email })
  await payAtGateway(town, order, visitor)
  order.isPaid = true
  return { words: `order ${order.id} as a guest of ${person.index}`, touched: [person] }
}

const recommend: Step = async (town) => {
  const owner = livingOf(town)
  owner.code ??= (await must(owner.visitor.send('POST', '/account/referral', {}))).body.code as string
  const visitor = newVisitor(town.shop, 6_000_000 + town.strangers)
  const email = `kamarad${town.strangers}@priklad.cz`
  const goods = { bags: town.random.chance(0.8) ? 1 + town.random.below(2) : 0, cans: 1 }
  const placed = await placeOrder(town, { visitor, email, ...goods, isCash: false, credits: null, code: owner.code })
  const order = await remember(town, placed, { guestEmail: email, owner })
  await payAtGateway(town, order, visitor)
  order.isPaid = true
  return { words: `order ${order.id} of a friend of ${owner.index}`, touched: [owner] }
}

function pickOrder(town: Town, fits: (order: Order) => boolean): Order | null {
  const found = town.orders.filter((order) => !order.isEnded && fits(order))
  return found.length === 0 ? null : town.random.pick(found)
}

const touchedBy = ({ person, owner }: Order) => [person, owner].filter((one) => one !== null)

const bring: Step = async (town) => {
  const now = town.shop.clock.at
  const isYoung = ({ placedAt }: Order) => placedAt > now - LATEST_DAYS * DAY_MS
  const order = pickOrder(town, (one) => one.deliveredAt === null && (one.isPaid || one.isCash) && isYoung(one))
  if (!order) return null
  await bringOrder(town, order)
  deliver(town, order)
  return { words: `order ${order.id} delivered`, touched: touchedBy(order) }
}

const payCash: Step = async (town) => {
  const order = pickOrder(town, ({ isCash, isPaid, deliveredAt }) => isCash && !isPaid && deliveredAt !== null)
  if (!order) return null
  await must(town.office.send('POST', `/staff/orders/${order.id}/cash`, {}))
  await drainJobs(town.shop)
  cashCame(town, order)
  return { words: `cash of order ${order.id}`, touched: touchedBy(order) }
}

/** Some pieces of a line, or half of its price. */
const bringBack: Step = async (town) => {
  const order = pickOrder(town, ({ isPaid, deliveredAt, kept }) => isPaid && deliveredAt !== null && kept > 0)
  if (!order) return null
  const { lines } = await lookAtOrder(town.shop.pool, order.id)
  const open = lines.filter(({ isGoods, amount, back }) => isGoods && amount - back > 0)
  if (open.length === 0) return null
  const line = town.random.pick(open)
  const amount = town.random.chance(0.5) ? line.amount - line.back : 1 + town.random.below(line.amount - line.back)
  const wish = { amount: null, lines: [{ position: line.position, amount }], reason: 'Vrácené zboží.' }
  const account = order.isCash ? '19-2000145399/0800' : null
  const answer = await town.office.send('POST', `/staff/orders/${order.id}/refunds`, { ...wish, account })
  if (answer.status !== 201) return null
  if (order.isCash) await must(town.second.send('POST', `/staff/refunds/${answer.body.refundId}/confirmation`, {}))
  await drainJobs(town.shop)
  await settleReturns(town, order)
  return { words: `${amount} of order ${order.id} back`, touched: touchedBy(order) }
}

const cancel: Step = async (town) => {
  const order = pickOrder(town, ({ deliveredAt }) => deliveredAt === null)
  if (!order) return null
  await must(town.office.send('POST', `/staff/orders/${order.id}/cancellation`, { reason: 'Dohodnuto se zákazníkem.' }))
  await drainJobs(town.shop)
  order.isCancelled = true
  endOrder(town, order)
  return { words: `order ${order.id} cancelled`, touched: touchedBy(order) }
}

const signIn: Step = async (town) => {
  const person = livingOf(town)
  const visitor = newVisitor(town.shop, 8_000_000 + town.strangers)
  town.strangers += 1
  await must(visitor.send('POST', '/session', { email: person.email, password: PASSWORD }))
  person.visitor = visitor
  attach(town, person)
  return { words: `${person.index} signs in`, touched: [person] }
}

const addDog: Step = async (town) => {
  const person = livingOf(town)
  const now = town.shop.clock.at
  // A birthday within the next weeks, some years ago.
  const soon = plusDays(dayOf(now), 20 + town.random.below(40))
  const born = `${Number(soon.slice(0, 4)) - 1 - town.random.below(8)}${soon.slice(4)}`
  if (born.endsWith('-02-29')) return null
  const { rows } = await town.shop.pool.query(
    `insert into shop.dogs (customer_id, name, born_on, created_at) values ($1, 'Ferda', $2, $3) returning id::int`,
    [person.customerId, born, town.shop.clock.now()],
  )
  person.dogs.push({ id: rows[0].id, born, noted: dayOf(now), gifts: [] })
  return { words: `a dog of ${person.index} born ${born}`, touched: [person] }
}

const leave: Step = async (town) => {
  const person = livingOf(town)
  const body = { password: PASSWORD, understood: true }
  if ((await person.visitor.send('POST', '/account/deletion', body)).status !== 200) return null
  person.isGone = true
  forfeit(person.purse)
  town.gone.push(person)
  town.people[person.index] = await settleIn(town, person.index)
  return { words: `${person.index} leaves`, touched: [person] }
}

const passTime: Step = async (town) => {
  const ms = town.random.chance(0.5) ? 1 + town.random.below(DAY_MS) : town.random.below(12 * DAY_MS)
  town.shop.clock.at += ms
  // As an attacker has it who waits; people of a drill press faster than any visitor may.
  await town.shop.pool.query('delete from internal.rate_limits')
  return { words: `time ${town.shop.clock.now().toISOString()}`, touched: [] }
}

const job =
  (name: string, follow: (town: Town) => void): Step =>
  async (town) => {
    for (const { error } of await runTimed(town.shop, name)) town.faults.push(`job ${name}: ${error}`)
    await drainJobs(town.shop)
    follow(town)
    return { words: `job ${name}`, touched: [...town.people, ...town.gone] }
  }

/** What waits for money for too long ends; the shop says which, and its credits must be back. */
const expireOrders: Step = async (town) => {
  await runTimed(town.shop, 'expire-orders')
  await drainJobs(town.shop)
  const waiting = town.orders.filter(({ isPaid, isCash, isEnded }) => !isPaid && !isCash && !isEnded)
  for (const order of waiting) {
    if ((await lookAtOrder(town.shop.pool, order.id)).state === 'expired') endOrder(town, order)
  }
  return { words: 'job expire-orders', touched: waiting.flatMap(touchedBy) }
}

export const ageCredits = job('age-credits', age)
export const rewardFriends = job('settle-referrals', settleReferrals)
export { expireOrders }

/** How often each happens, of about a hundred. An order takes some twenty requests from cart to door, a purse is changed by one: a fifth are orders. */
export const STEPS: readonly (readonly [number, Step])[] = [
  [30, byHand],
  [24, byRule],
  [7, buy],
  [1.5, buyAsGuest],
  [2.5, recommend],
  [6, bring],
  [2, payCash],
  [4, bringBack],
  [2, cancel],
  [1.5, signIn],
  [2, addDog],
  [0.2, leave],
  [13, passTime],
  [1.2, ageCredits],
  [0.6, job('count-levels', countLevels)],
  [0.9, rewardFriends],
  [0.9, job('give-birthdays', giveBirthdays)],
  [0.7, expireOrders],
]
