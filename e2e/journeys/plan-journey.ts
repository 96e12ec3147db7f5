import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { orderToDoor } from './bought-before.ts'
import { callServices } from './checkout-journey.ts'
import { liveElsewhere, signInAsStaff } from './customer-account.ts'
import { moveClock } from './own-shop.ts'
import { commandFake, packOrder } from './payment-journey.ts'
import { askWorker, query, variantId } from './shop-database.sql.ts'
import { shopDay } from './shop-day.ts'

/** What journeys ask about a plan. */
interface Cycle {
  cycleNo: number
  state: string
  dueOn: string
  processOn: string
  noticeOn: string
  payable: number
}

interface Plan {
  pickupPoint: { name: string } | null
  planId: number
  state: string
  card: { number: string | null } | null
  lines: { variantId: string; pieces: number; intervalDays: number }[]
  cycle: Cycle | null
}

export function addDays(day: string, days: number): string {
  return new Date(new Date(day).getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

export interface Bought {
  planId: number
  orderId: number
  token: string
}

interface Choice {
  email: string
  sku: string
  payment?: string
}

/** A bag every four weeks, bought by commands; how pages do it is the journey of starting. */
export async function startPlan(context: BrowserContext, choice: Choice): Promise<Bought> {
  const { email, sku, payment = 'dobirka' } = choice
  await callServices(context, 'POST', '/cart/lines', { variantId: await variantId(sku), pieces: 1, regularWeeks: 4 })
  const { orderId, accessToken: token } = await orderToDoor(context, { email, payment })
  const { planId } = await callServices(context, 'POST', `/orders/${token}/plan`, {})
  return { planId, orderId, token }
}

export async function readPlan(context: BrowserContext, planId: number): Promise<Plan> {
  const plans = (await callServices(context, 'GET', '/customer/plans')) as Plan[]
  const plan = plans.find((one) => one.planId === planId)
  if (!plan) throw new Error('The plan is gone.')
  return plan
}

export async function readCycle(context: BrowserContext, planId: number): Promise<Cycle> {
  const { cycle } = await readPlan(context, planId)
  if (!cycle) throw new Error('The plan has no parcel to come.')
  return cycle
}

/** The warehouse packs it, the carrier brings it, and the plan hears of it. */
export async function deliver(browser: Browser, orderId: number): Promise<void> {
  const warehouse = await browser.newContext()
  await liveElsewhere(warehouse)
  await signInAsStaff(await warehouse.newPage())
  const parcelIds = await packOrder(warehouse, orderId)
  await callServices(warehouse, 'POST', '/staff/parcels/hand-over', { parcelIds })
  for (const id of parcelIds) await callServices(warehouse, 'POST', `/staff/parcels/${id}/delivery`, {})
  await warehouse.close()
}

/** A job strikes, and what it was to do is waited for. */
export async function untilState(context: BrowserContext, planId: number, job: string, state: string): Promise<void> {
  await askWorker(job)
  await expect
    .poll(async () => (await readPlan(context, planId)).cycle?.state, {
      message: `${job} makes it ${state}`,
      timeout: 30_000,
    })
    .toBe(state)
}

/** The first parcel has come, and the next one was announced on its day. */
export async function announceNext(page: Page, { planId, orderId }: Bought): Promise<Cycle> {
  const context = page.context()
  const browser = context.browser()
  if (!browser) throw new Error('No browser.')
  await deliver(browser, orderId)
  await untilState(context, planId, 'follow-cycles', 'planned')
  await moveClock((await readCycle(context, planId)).noticeOn)
  await untilState(context, planId, 'announce-cycles', 'announced')
  return readCycle(context, planId)
}

/** Over the end of the day before, and into the morning of processing. */
export async function placeNext(context: BrowserContext, planId: number): Promise<Cycle> {
  const { processOn } = await readCycle(context, planId)
  await moveClock(processOn, '00:05')
  await untilState(context, planId, 'lock-cycles', 'locked')
  await moveClock(processOn, '06:10')
  await untilState(context, planId, 'place-cycles', 'ordered')
  return readCycle(context, planId)
}

/** Ahead of every clock that is not moved: what was signed for a day must not be over when it is read. */
export function mondayAhead(): string {
  const today = shopDay()
  const ahead = Array.from({ length: 7 }, (_day, index) => addDays(today, 7 + index))
  return ahead.find((day) => new Date(day).getUTCDay() === 1) ?? today
}

/** By a card that may be kept: the words are ticked, the gateway is paid. */
export async function payFirst(page: Page, { orderId }: Bought): Promise<void> {
  await page.goto(`/ucet/objednavka/${orderId}`)
  await page.getByRole('checkbox', { name: /Uložit kartu/ }).check()
  await page.getByRole('button', { name: /^Zaplatit/ }).click()
  await page.getByRole('button', { name: 'Zaplatit', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Zaplaceno' })).toBeVisible()
}

/** What became of every time its card was charged by itself. */
export async function chargesOf(planId: number): Promise<string[]> {
  const rows = await query<{ state: string }>(
    `select p.state from shop.plan_cycles c join shop.payments p on p.order_id = c.order_id
      where c.plan_id = $1 and c.cycle_no > 1 order by p.id`,
    [planId],
  )
  return rows.map(({ state }) => state)
}

/** States of everything the gateway was allowed to charge again. */
export async function recurrences(): Promise<string[]> {
  const payments = (await commandFake(process.env.E2E_GOPAY_URL, 'payments')) as {
    recurrence?: { recurrence_state?: string }
  }[]
  return payments.flatMap(({ recurrence }) => recurrence?.recurrence_state ?? [])
}
