import { createHmac } from 'node:crypto'
import { type Browser, type BrowserContext, expect } from '@playwright/test'
import { DEVELOPMENT_SECRET } from '@shop/stack/parts'
import { callServices } from './checkout-journey.ts'
import { packOrder } from './payment-journey.ts'
import { query } from './shop-database.sql.ts'
import { type OfficeRole, openStaffSession } from './staff-member.sql.ts'

/** Somebody of the back office by commands; how screens do it is the journey of the office. */
export async function openDesk(browser: Browser | null, role: OfficeRole): Promise<BrowserContext> {
  if (!browser) throw new Error('No browser.')
  const desk = await browser.newContext()
  await desk.addCookies([(await openStaffSession(role)).cookie])
  return desk
}

/** Packed, handed over and brought. */
export async function bring(warehouse: BrowserContext, orderId: number): Promise<void> {
  const parcelIds = await packOrder(warehouse, orderId)
  await callServices(warehouse, 'POST', '/staff/parcels/hand-over', { parcelIds })
  for (const id of parcelIds) await callServices(warehouse, 'POST', `/staff/parcels/${id}/delivery`, {})
}

interface Judgement {
  pieces: number
  condition: 'unopened' | 'opened'
  /** Whole haléře kept of the refund. */
  lowered?: number
  reason?: string
}

/** The first line of a case has come back and is judged; money follows from it. */
export async function judge(browser: Browser | null, number: string, judgement: Judgement): Promise<void> {
  const { pieces, condition, lowered: amount = 0, reason = '' } = judgement
  const warehouse = await openDesk(browser, 'staff_warehouse')
  const arrived = await callServices(warehouse, 'POST', `/staff/cases/${number}/goods`, {
    lines: [{ position: 1, pieces, condition }],
  })
  const support = await openDesk(browser, 'staff_support')
  const goodsTo = condition === 'unopened' ? 'shelf' : 'scrap'
  await callServices(support, 'POST', `/staff/cases/${number}/decision`, {
    version: arrived.version,
    lines: [{ position: 1, pieces, outcome: 'refund', amount, reason, goodsTo }],
  })
  await warehouse.close()
  await support.close()
}

interface CaseRefund {
  id: number
  amount: number
  way: string
  state: string
}

/** All that goes back for a case, by number. */
export async function refundsOfCase(number: string): Promise<CaseRefund[]> {
  return query(
    `select r.id::int, r.amount::int, r.way, r.state from shop.refunds r join shop.cases c on c.id = r.case_id
      where c.number = $1 order by r.id`,
    [number],
  )
}

/** So much has left, and nothing else. */
export async function expectPaidBack(number: string, amount: number): Promise<void> {
  await expect
    .poll(() => refundsOfCase(number), { message: `${number} is paid back`, timeout: 60_000 })
    .toMatchObject([{ amount, state: 'done' }])
}

/** The only case of an order. */
export async function caseOf(orderId: number): Promise<string> {
  const rows = await query<{ number: string }>('select number from shop.cases where order_id = $1', [orderId])
  expect(rows).toHaveLength(1)
  return rows[0]?.number ?? ''
}

/** The link of a form whose day is over, signed as the shop signs it: nobody waits ninety days. */
export function expiredFormToken(orderId: number): string {
  const payload = `f${orderId}.2026-01-31`
  return `${payload}.${createHmac('sha256', DEVELOPMENT_SECRET).update(`case form\n${payload}`).digest('base64url')}`
}
