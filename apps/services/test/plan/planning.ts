import type { PlanView } from '@shop/contract/plan/plan'
import { fromPragueTime } from '@shop/domain/calendar/prague-time'
import type { Browser } from '../browser.ts'
import { deliver } from '../delivering.ts'
import type { Harness } from '../harness.ts'
import { hear, openPayment, query, runJob, subjectsTo } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'

interface Planned {
  person: Person
  plan: PlanView
  orderId: number
  token: string
}

interface Choice {
  sku?: string
  weeks?: number
  payment?: string
  byBowl?: boolean
}

/** A customer whose first order, bought every so many weeks, has begun a plan. */
export async function startedPlan(
  shop: Harness,
  { sku = SKU.bag2, weeks = 4, payment, byBowl = false }: Choice = {},
): Promise<Planned> {
  const person = await newCustomer(shop)
  const bought = await buyRegularly(shop, person, { sku, weeks, ...(payment ? { payment } : {}) }, person.email)
  const started = await person.call('startPlan', { token: bought.token, byBowl })
  if (started.status !== 201) throw new Error(JSON.stringify(started.error))
  return { person, plan: started.value, ...bought }
}

export async function buyRegularly(
  shop: Harness,
  browser: Browser,
  { sku = SKU.bag2, weeks = 4, payment = 'dobirka' }: Choice,
  email: string,
): Promise<{ orderId: number; token: string }> {
  const added = await browser.call('addLine', { variantId: await variantId(shop, sku), regularWeeks: weeks })
  if (added.status !== 200) throw new Error(JSON.stringify(added.error))
  const order = await fillCheckout(browser, { payment, details: { email } })
  const { value, status, error } = await browser.call('placeOrder', order)
  if (status !== 201) throw new Error(JSON.stringify(error))
  return { orderId: value.orderId, token: value.accessToken }
}

/** Pays an order by card; the number of the payment at the gateway. */
export async function payByCard(
  shop: Harness,
  { person, orderId, token }: Pick<Planned, 'person' | 'orderId' | 'token'>,
): Promise<string> {
  const paying = { browser: person, orderId, token, number: '', payable: 0, email: person.email }
  const gatewayId = await openPayment(shop, paying)
  await shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  return gatewayId
}

/** The first order is paid by a card that may be charged again. */
export async function startedWithCard(shop: Harness): Promise<Planned & { gatewayId: string }> {
  const planned = await startedPlan(shop, { payment: 'karta' })
  await planned.person.call('allowCharging', { token: planned.token })
  const gatewayId = await payByCard(shop, planned)
  await runJob(shop, 'charge-cycles')
  return { ...planned, gatewayId }
}

/** The words of the newest mail with this subject, in one line. */
export async function wordsOf(shop: Harness, email: string, subject: string): Promise<string> {
  await shop.runJobs()
  const mail = shop.sink.mails.findLast((one) => one.recipient === email && one.subject === subject)
  if (!mail) throw new Error(`Nothing came about ${subject}: ${subjectsTo(shop, email).join(', ')}`)
  return (mail.text ?? '').replaceAll(/\s+/g, ' ')
}

export function countOf(shop: Harness, email: string, subject: string): number {
  return subjectsTo(shop, email).filter((one) => one === subject).length
}

/** What a wall clock in Prague shows from now on. */
export async function goTo(shop: Harness, day: string, time = '10:00'): Promise<void> {
  shop.clock.offsetMs = fromPragueTime(day, time).getTime() - Date.now()
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
}

/** The first parcel came on Wednesday 18 November, and the plan has heard of it. */
export async function firstDelivered(shop: Harness, { orderId }: Planned): Promise<void> {
  await goTo(shop, '2026-11-18', '11:00')
  await deliver(shop, orderId)
  await runJob(shop, 'follow-cycles')
}

export async function planOf({ person, plan }: Pick<Planned, 'person' | 'plan'>): Promise<PlanView> {
  const { value } = await person.call('plans', {})
  const found = value.find(({ planId }) => planId === plan.planId)
  if (!found) throw new Error('The plan is gone.')
  return found
}

/** The parcel that is still to come. */
export async function cycleOf(planned: Pick<Planned, 'person' | 'plan'>): Promise<NonNullable<PlanView['cycle']>> {
  const { cycle } = await planOf(planned)
  if (!cycle) throw new Error('The plan has no open cycle.')
  return cycle
}

/** To the morning of the notice, and the notice. */
export async function announced(shop: Harness, planned: Planned) {
  const { noticeOn } = await cycleOf(planned)
  await goTo(shop, noticeOn, '09:30')
  await runJob(shop, 'announce-cycles')
  return cycleOf(planned)
}

/** Over the end of the day before, and into the morning of processing. */
export async function placed(shop: Harness, planned: Planned) {
  const { processOn } = await cycleOf(planned)
  await goTo(shop, processOn, '00:05')
  await runJob(shop, 'lock-cycles')
  await goTo(shop, processOn, '06:10')
  await runJob(shop, 'place-cycles')
  return cycleOf(planned)
}

export async function ordersOf(shop: Harness, { plan }: Pick<Planned, 'plan'>) {
  return query<{ payable: number; state: string; kind: string }>(
    shop,
    `select o.payable::int, o.state, o.payment_kind as kind from shop.plan_cycles c join shop.orders o on o.id = c.order_id
      where c.plan_id = $1 order by c.cycle_no`,
    [plan.planId],
  )
}

/** Of plans alone: parcels of these tests are delivered by hand. */
export async function brokenPlanTruths(shop: Harness): Promise<string[]> {
  const rows = await query<{ name: string; samples: unknown }>(
    shop,
    `select name, samples from internal.check_truths()
      where violations > 0 and (name like '%plan%' or name like '%cycle%') order by name`,
  )
  return rows.map(({ name, samples }) => `${name} ${JSON.stringify(samples)}`)
}
