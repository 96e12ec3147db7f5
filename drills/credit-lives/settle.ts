import { beginOf, DAY_MS, dayOf, FAR, hourOf, plusDays, yearBefore } from './calendar.ts'
import { lookAtOrder, type SeenOrder } from './look.sql.ts'
import {
  earn,
  expire,
  forfeit,
  give,
  giveBack,
  RETURN_DAYS,
  release,
  stillSpent,
  takeEarned,
  usableOf,
} from './purse.ts'
import type { Order, Person, Town } from './town.ts'

/** What the published rules say becomes of credits; the numbers are those of the pages. */
const LEVELS = [
  { code: 'vudce', from: 2_500_000, percent: 6 },
  { code: 'hafan', from: 1_200_000, percent: 5 },
  { code: 'partak', from: 500_000, percent: 4 },
]
const BASE_PERCENT = 3
const REWARD = { credits: 150, least: 80_000 }
const BIRTHDAY = { credits: 100, days: 60, lateDays: 3, restDays: 330, standingDays: 30, most: 3 }
const ATTACH_DAYS = 30

const earnsFrom = ({ deliveredAt, isPaid }: Order): number =>
  deliveredAt !== null && isPaid ? deliveredAt + RETURN_DAYS * DAY_MS : FAR

export function percentOf(person: Person | null, now: number): number {
  const today = dayOf(now)
  const held = [...(person?.levels ?? [])].map((level) => level.split(' ')).filter(([, until = '']) => until >= today)
  return LEVELS.find(({ code }) => held.some(([name]) => name === code))?.percent ?? BASE_PERCENT
}

const shareOf = (whole: number, part: number, all: number) => (all === 0 ? 0 : Math.floor((whole * part) / all))

function sums({ lines }: SeenOrder) {
  const goods = lines.filter(({ isGoods }) => isGoods)
  const sum = (key: 'amount' | 'back') => goods.reduce((total, line) => total + line[key], 0)
  return { amount: sum('amount'), back: sum('back') }
}

/** After goods came back: what was spent on them returns, what they earned goes. */
export async function settleReturns(town: Town, order: Order): Promise<void> {
  const { person } = order
  const seen = await lookAtOrder(town.shop.pool, order.id)
  const { amount, back } = sums(seen)
  order.kept = Math.max(0, order.goodsPaid - back)
  order.due = shareOf(order.earned, back, amount)
  if (!person) return
  const now = town.shop.clock.at
  const discount = seen.lines.reduce((sum, line) => sum + shareOf(line.creditsDiscount, line.back, line.amount), 0)
  const given = order.spent - stillSpent(person.purse, order.id)
  giveBack(person.purse, order.id, Math.max(0, Math.floor(discount / 100) - given), now)
  takeEarned(person.purse, order.id, order.due, now)
}

export function deliver(town: Town, order: Order): void {
  order.deliveredAt = town.shop.clock.at
  if (order.person) earn(order.person.purse, order.id, order.earned, earnsFrom(order))
}

export function cashCame(town: Town, order: Order): void {
  order.isPaid = true
  const { person, deliveredAt } = order
  const now = town.shop.clock.at
  if (person && deliveredAt !== null) release(person.purse, order.id, Math.max(now, deliveredAt + RETURN_DAYS * DAY_MS))
}

export function endOrder(town: Town, order: Order): void {
  order.isEnded = true
  const { person } = order
  if (person) giveBack(person.purse, order.id, stillSpent(person.purse, order.id), town.shop.clock.at)
}

/** What was bought without signing in comes to the account; it earns when it was delivered a short while ago. */
export function attach(town: Town, person: Person): void {
  const now = town.shop.clock.at
  for (const order of town.orders) {
    if (order.person !== null || order.guestEmail !== person.email) continue
    order.person = person
    if (order.deliveredAt === null || order.deliveredAt <= now - ATTACH_DAYS * DAY_MS) continue
    earn(person.purse, order.id, order.earned, earnsFrom(order))
    takeEarned(person.purse, order.id, order.due, now)
  }
}

/** The nightly job: what ended, what came to accounts that are gone, and what is owed. */
export function age(town: Town): void {
  const now = town.shop.clock.at
  for (const { purse, isGone } of [...town.people, ...town.gone]) {
    expire(purse, now)
    if (isGone) forfeit(purse)
  }
  for (const order of town.orders) {
    const purse = order.person?.purse
    if (purse?.debts.has(order.id) && usableOf(purse, now) > 0) takeEarned(purse, order.id, order.due, now)
  }
}

export function countLevels(town: Town): void {
  const now = town.shop.clock.at
  for (const person of town.people) {
    const turnover = town.orders
      .filter((order) => order.person === person && order.deliveredAt !== null && order.isPaid && !order.isEnded)
      .filter(({ deliveredAt }) => {
        const counts = (deliveredAt ?? 0) + RETURN_DAYS * DAY_MS
        return counts <= now && counts > yearBefore(now)
      })
      .reduce((sum, { kept }) => sum + kept, 0)
    const level = LEVELS.find(({ from }) => from <= turnover)
    if (level) person.levels.add(`${level.code} ${Number(dayOf(now).slice(0, 4)) + 1}-12-31`)
  }
}

/** In whole crowns, as before the discount of the code; goods that came back take their part of it along. */
const keptBefore = ({ kept, goodsPaid, codeDiscount }: Order): number =>
  goodsPaid === 0 ? 0 : Math.round((kept * (goodsPaid + codeDiscount)) / goodsPaid / 100) * 100

export function settleReferrals(town: Town): void {
  const now = town.shop.clock.at
  for (const order of town.orders) {
    const { owner, referral, deliveredAt } = order
    if (!owner) continue
    const reward = owner.purse.rewards.get(order.id)
    if (referral === 'rewarded' && reward && keptBefore(order) < REWARD.least) {
      reward.left = 0
      order.referral = 'taken_back'
    }
    if (referral !== null) continue
    if (order.isEnded && order.isCancelled) order.referral = 'refused'
    if (deliveredAt === null || !order.isPaid) continue
    order.referral = keptBefore(order) < REWARD.least || owner.isGone ? 'refused' : 'rewarded'
    if (order.referral === 'refused') continue
    const from = Math.max(now, beginOf(plusDays(dayOf(deliveredAt), RETURN_DAYS + 1)))
    owner.purse.rewards.set(order.id, give(owner.purse, REWARD.credits, from))
  }
}

const daysFrom = (a: string, b: string) => Math.round((Date.parse(b) - Date.parse(a)) / DAY_MS)

export function giveBirthdays(town: Town): void {
  const now = town.shop.clock.at
  const [today, hour] = [dayOf(now), hourOf(now)]
  if (hour < 8 || hour >= 20) return
  const year = Number(today.slice(0, 4))
  for (const person of town.people) {
    const lately = person.dogs.flatMap(({ gifts }) => gifts).filter((gift) => daysFrom(gift, today) < BIRTHDAY.restDays)
    const due = person.dogs.flatMap((dog) => {
      const on = [`${year}${dog.born.slice(4)}`, `${year - 1}${dog.born.slice(4)}`].find((day) => day <= today) ?? ''
      const isStanding = daysFrom(dog.noted, on) >= BIRTHDAY.standingDays
      const isDue = isStanding && on > dog.born && daysFrom(on, today) <= BIRTHDAY.lateDays
      const last = dog.gifts.at(-1)
      return isDue && (last === undefined || daysFrom(last, today) >= BIRTHDAY.restDays) ? [{ dog, on }] : []
    })
    due.sort((a, b) => (a.on === b.on ? a.dog.id - b.dog.id : a.on < b.on ? -1 : 1))
    for (const { dog } of due.slice(0, Math.max(0, BIRTHDAY.most - lately.length))) {
      dog.gifts.push(today)
      give(person.purse, BIRTHDAY.credits, now, plusDays(today, BIRTHDAY.days))
    }
  }
}
