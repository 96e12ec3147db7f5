import { judgeTruths } from '../order-lives/judge.ts'
import type { LivesShop } from '../order-lives/shop.ts'
import { countIdlePlans, type Evidence, type Read, readEvidence, readPrice } from './evidence.sql.ts'
import type { GatewayPlay } from './gateway.ts'
import type { Homes } from './home.ts'
import { judgeMoney } from './judge-money.ts'
import { type Day, wallClock } from './oracle/calendar.ts'
import { type Attempt, judgeAttempts } from './oracle/judge-charges.ts'
import { judgeNotice, judgeOrder, judgeSilence, troubleOf, type World } from './oracle/judge-mind.ts'
import { comeLate, deliver, fail, place, revive } from './oracle/mind.ts'
import type { PlanPerson } from './people.ts'

interface Judge {
  look(): Promise<void>
  endDay(day: Day): Promise<void>
  /** Everything at once: truths, money against the gateway, plans that stand still. */
  check(): Promise<string[]>
  orders: number
  notices: number
}

interface Around {
  shop: LivesShop
  people: readonly PlanPerson[]
  byCustomer: ReadonlyMap<number, PlanPerson>
  world: World
  homes: Homes
  gateway: GatewayPlay
  read: Read
}

export function openJudge({ shop, people, byCustomer, world, homes, gateway, read }: Around): Judge {
  const byEmail = new Map(people.map((person) => [person.email, person]))
  const byOrder = new Map(people.map((person) => [person.born.orderId, person]))
  const payables = new Map<string, number>()
  const attempts = new Map<string, Attempt[]>()
  let seen = 0
  const judge: Judge = { look, endDay, check: () => checkAll(shop, people), orders: 0, notices: 0 }

  async function look(): Promise<void> {
    const { ends, mails, orders } = await readEvidence(shop.pool, read)
    for (const end of ends) await hearEnd(end)
    for (const mail of mails) await hearMail(mail)
    for (const order of orders) hearOrder(order)
    for (const attempt of gateway.attempts.slice(seen)) hearAttempt(attempt)
    seen = gateway.attempts.length
  }

  async function hearEnd({ orderId, at, state }: Evidence['ends'][number]): Promise<void> {
    const person = byOrder.get(orderId)
    if (!person) return
    const { mind } = person
    if (state === 'delivered') await homes.receive(person, orderId, wallClock(at.getTime()).day)
    mind.story.push(`${wallClock(at.getTime()).day} order ${orderId} ${state}`)
    if (mind.order?.orderId !== orderId) return hearLate(mind, { orderId, at, state })
    if (state === 'delivered') deliver(mind, wallClock(at.getTime()).day, shop.clock.at)
    else {
      person.touchedOn = wallClock(at.getTime()).day
      fail(mind, state === 'expired' ? 'expired' : 'cancelled', shop.clock.at)
    }
    if (mind.state === 'ended') person.endedAt ??= shop.clock.at
    if (mind.state === 'paused') person.pausedAt ??= shop.clock.at
  }

  async function hearMail({ template, recipient, at, total }: Evidence['mails'][number]): Promise<void> {
    const person = byEmail.get(recipient)
    const on = wallClock(at.getTime()).day
    person?.mind.story.push(`${on} mail ${template} ${total}`)
    if (person && template === 'plan-failed') person.mind.refusedOn ??= on
    if (!person || template !== 'plan-notice' || total === null) return
    judge.notices += 1
    if (!troubleOf(world, person.mind, on)) await homes.compare(person, on)
    judgeNotice(world, person.mind, { at: at.getTime(), total: readPrice(total) })
  }

  function hearOrder({ id, number, customerId, placedAt, payable, goods }: Evidence['orders'][number]): void {
    const person = byCustomer.get(customerId)
    if (!person) return
    judge.orders += 1
    person.mind.story.push(
      `${wallClock(placedAt.getTime()).day} order ${id} placed for ${payable}: ${JSON.stringify(goods)}`,
    )
    byOrder.set(id, person)
    payables.set(number, payable)
    judgeOrder(world, person.mind, { at: placedAt.getTime(), payable, goods: new Map(goods) })
    place(person.mind, { orderId: id, number, day: wallClock(placedAt.getTime()).day })
  }

  function hearAttempt(attempt: Attempt): void {
    const person = people.find(({ index }) => index === attempt.index)
    const own = [...(attempts.get(attempt.orderNumber) ?? []), attempt]
    attempts.set(attempt.orderNumber, own)
    person?.mind.story.push(`${wallClock(attempt.at).day} charge ${attempt.way}`)
    if (!person) return
    const payable = payables.get(attempt.orderNumber) ?? -1
    person.mind.faults.push(
      ...judgeAttempts(own, { ...person, parentId: null, payable, refusedOn: person.mind.refusedOn }),
    )
  }

  async function endDay(day: Day): Promise<void> {
    await look()
    for (const { mind } of people) judgeSilence(world, mind, day)
  }

  return judge
}

/** Of an order that was not paid in time. */
function hearLate(mind: PlanPerson['mind'], { orderId, at, state }: Omit<Evidence['ends'][number], 'id'>): void {
  const { day } = wallClock(at.getTime())
  if (state === 'revived') revive(mind, orderId, day)
  if (state === 'delivered') comeLate(mind, orderId, day)
}

async function checkAll(shop: LivesShop, people: readonly PlanPerson[]): Promise<string[]> {
  const idle = await countIdlePlans(shop.pool)
  return [
    ...(await judgeTruths(shop)),
    ...(idle > 0 ? [`${idle} running plans without a parcel to come`] : []),
    ...(await judgeMoney(shop, people)),
  ]
}
