import type { ChangeCredits } from '@shop/contract/promotion/staff-credits'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { spendCredits } from '@shop/domain/credits/spend-credits'
import { checkStaffChange } from '@shop/domain/credits/staff-change'
import { ok, refuse } from '@shop/domain/result'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { selectUsableLots } from '#app/order/order-credits.sql'
import {
  insertCreditDecision,
  insertGivenByHand,
  insertTakenByHand,
  selectHandLimits,
} from '#app/staff/staff-credits.sql'

/** What is taken comes from what ends first, never from what is not there. */
export async function changeCredits(context: Context, asked: ChangeCredits & { customerId: number }) {
  const { db, now } = context
  const { userId, role } = staffAtWork(context)
  const { customerId, key, credits, reason } = asked
  await lockCustomer(db, customerId)
  const settingKey = role === 'staff_admin' ? 'loyalty.admin_limit' : 'loyalty.support_limit'
  const limits = await selectHandLimits(db, { key, customerId, userId, settingKey, now })
  if (!limits) throw notFound()
  if (limits.isDone) return ok({ usable: limits.usable, left: Math.max(0, limits.limit - limits.used) })
  const checked = checkStaffChange({ credits, ...limits })
  if (!checked.ok) return refuse('credits_refused', { reason: checked.code, ...(checked.details as object) })
  await insertCreditDecision(db, { key, customerId, amount: credits, userId, now })
  if (credits > 0) await insertGivenByHand(db, { customerId, key, reason, now }, credits)
  else await insertTakenByHand(db, { customerId, key, reason, now }, await pickLots(context, customerId, -credits))
  const action = credits > 0 ? 'customer.credits_given' : 'customer.credits_taken'
  await audit(db, context, action, { type: 'customer', id: customerId }, { credits, reason })
  return ok({ usable: limits.usable + credits, left: checked.value })
}

async function pickLots({ db, now }: Context, customerId: number, credits: number) {
  const today = toPragueDay(now)
  const lots = (await selectUsableLots(db, customerId, now)).map((lot) => ({ ...lot, usableFrom: today }))
  const entries = lots.map(({ id, left }) => ({ lotId: id, kind: 'earn' as const, credits: left }))
  const taken = spendCredits(credits, { lots, entries }, today)
  if (!taken.ok) throw new Error(`Of ${credits} credits that were there, some are missing.`)
  return taken.value
}
