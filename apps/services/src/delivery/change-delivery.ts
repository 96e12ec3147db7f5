import { isDeepStrictEqual } from 'node:util'
import type { ChangeClosedDays, ChangeDelivery, DeliveryDraft } from '@shop/contract/delivery/delivery-rules'
import { changeClosedDays as withClosedDays } from '@shop/domain/calendar/change-closed-days'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { checkShippingTerms } from '@shop/domain/checkout/check-shipping-terms'
import { PROMISED_COD_FEE } from '@shop/domain/checkout/promised-terms'
import { ok, refuse } from '@shop/domain/result'
import {
  lockClosedDays,
  lockMethods,
  lockPaymentTerms,
  lockShippingTerms,
  selectDeliveryRules,
  updateClosedDays,
  updatePaymentTerms,
  updateShippingTerms,
} from '#app/delivery/delivery-rules.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { rulesOn } from '#app/rules/shop-rules'
import { dryRun } from '#app/store/database'

export async function deliveryRules({ db, now }: Context) {
  const today = toPragueTime(now).date
  const { closedDays, shipping, payment } = await selectDeliveryRules(db)
  const days = closedDays.days.filter((day) => day >= today)
  return ok({ today, shipping, payment, closedDays: { ...closedDays, days } })
}

/** Orders keep what they were placed with: it is written in them. */
export async function changeDelivery(context: Context, { draft, version, reason }: ChangeDelivery) {
  const { db, now } = context
  await lockMethods(db)
  const locked =
    draft.method === 'shipping' ? await lockShippingTerms(db, draft.id) : await lockPaymentTerms(db, draft.id)
  if (!locked) throw notFound()
  if (locked.version !== version) {
    return refuse('version_conflict', { version: locked.version, current: locked.terms })
  }
  if (isDeepStrictEqual(locked.terms, draft.terms)) return ok({ version })
  const isCashDearer =
    'kind' in locked && locked.kind === 'cod' && draft.method === 'payment' && draft.terms.fee > PROMISED_COD_FEE
  const fault = isCashDearer ? 'promised' : faultOf(draft)
  if (fault) return refuse('change_refused', { reason: fault })
  // Somebody has to bring it and take the money.
  const left = await dryRun(db, async () => {
    await write(context, draft)
    return rulesOn(context, toPragueTime(now).date)
  })
  if (left.shipping.length === 0 || left.payment.length === 0) return refuse('change_refused', { reason: 'last' })
  await tellHistory(context, reason)
  const changed = await write(context, draft)
  await audit(db, context, 'delivery.changed', { type: 'delivery', id: `${draft.method}:${draft.id}` })
  return ok({ version: changed ?? version })
}

export function faultOf(draft: DeliveryDraft) {
  return draft.method === 'shipping' ? checkShippingTerms(draft.terms) : null
}

/** Methods and rules of the shop are counted as changed by triggers, pages fall with their rows. */
export async function write({ db }: Context, draft: DeliveryDraft): Promise<number | null> {
  return draft.method === 'shipping'
    ? updateShippingTerms(db, draft.id, draft.terms)
    : updatePaymentTerms(db, draft.id, draft.terms)
}

export async function changeClosedDays(context: Context, { version, days, reason }: ChangeClosedDays) {
  const { db, now } = context
  const current = await lockClosedDays(db)
  const today = toPragueTime(now).date
  if (current.version !== version) {
    return refuse('version_conflict', { version: current.version, current: current.days.filter((day) => day >= today) })
  }
  const changed = withClosedDays(current.days, days, today)
  if (!changed.ok) return changed
  await tellHistory(context, reason)
  const next = await updateClosedDays(db, changed.value)
  await audit(db, context, 'setting.changed', { type: 'setting', id: 'shipping.non_working_days' })
  return ok({ version: next })
}
