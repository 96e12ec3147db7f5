import type { ChangeCoupon, CouponDraft, CreateCoupon, EndCoupon } from '@shop/contract/promotion/staff-coupon'
import { isWorkOf } from '@shop/contract/staff/staff-rights'
import type { LocalDate } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { checkCouponDraft } from '@shop/domain/promotion/check-coupon-draft'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound, RequestError } from '#app/http/request-error'
import {
  insertCoupon,
  type ListedCoupon,
  lockCoupon,
  recountUses,
  selectCodeOwner,
  selectCoupon,
  selectCoupons,
  selectPromotionChoices,
  updateCoupon,
  updateCouponEnded,
} from '#app/promotion/coupons.sql'
import { selectGift } from '#app/promotion/replay.sql'
import { couponState, toCoupon } from '#app/promotion/to-coupon'
import { unlessTaken } from '#app/store/unless-taken'

export async function staffCoupons({ db, now }: Context, { find }: { find: string }) {
  const today = toPragueTime(now).date
  const rows = await selectCoupons(db, find)
  return ok({ coupons: rows.map((row) => toShown(row, today)), ...(await selectPromotionChoices(db)) })
}

export async function staffCoupon({ db, now }: Context, { couponId }: { couponId: number }) {
  const row = await selectCoupon(db, couponId)
  if (!row) throw notFound()
  return ok({ coupon: toShown(row, toPragueTime(now).date), ...(await selectPromotionChoices(db)) })
}

function toShown({ isDraft, endedAt, ...row }: ListedCoupon, today: LocalDate) {
  return { ...row, state: couponState({ draft: row.draft, isDraft, endedAt }, today) }
}

/** What a launched coupon gives away is a price: who may only write one leaves it as a draft for whoever approves prices. */
function checkLaunching({ actor }: Context, isLaunched: boolean): void {
  const mayLaunch = actor.kind === 'staff' && isWorkOf('price_approval', actor)
  if (isLaunched && !mayLaunch) throw new RequestError('forbidden')
}

export async function createCoupon(context: Context, { draft, isLaunched, reason }: CreateCoupon) {
  checkLaunching(context, isLaunched)
  const checked = await checkDraft(context, draft, isLaunched, null)
  if (!checked.ok) return checked
  await tellHistory(context, reason)
  const made = await insertCoupon(context.db, draft, !isLaunched)
  if (!made) return refuse('name_taken', { code: draft.code })
  const { id, version } = made
  await audit(context.db, context, isLaunched ? 'coupon.launched' : 'coupon.drafted', { type: 'coupon', id })
  return ok({ couponId: id, version })
}

export async function changeCoupon(
  context: Context,
  { couponId, version, draft, isLaunched, reason }: ChangeCoupon & { couponId: number },
) {
  const { db } = context
  checkLaunching(context, isLaunched)
  const coupon = await lockCoupon(db, couponId)
  if (!coupon) throw notFound()
  if (coupon.version !== version) return refuse('version_conflict', { version: coupon.version, current: coupon.draft })
  if (coupon.endedAt !== null) return refuse('change_refused', { reason: 'ended' })
  const isOther =
    coupon.draft.code !== draft.code ||
    coupon.draft.benefit.kind !== draft.benefit.kind ||
    coupon.draft.isAutomatic !== draft.isAutomatic
  // Carts and orders know a launched coupon by its code, and its numbers by its kind.
  if (!coupon.isDraft && (isOther || !isLaunched)) return refuse('change_refused', { reason: 'launched' })
  const redeemed =
    coupon.draft.limitTotal === null && draft.limitTotal !== null ? await recountUses(db, couponId) : coupon.redeemed
  if (draft.limitTotal !== null && redeemed > draft.limitTotal) {
    return refuse('change_refused', { reason: 'limit_used', redeemed })
  }
  const checked = await checkDraft(context, draft, isLaunched, couponId)
  if (!checked.ok) return checked
  await tellHistory(context, reason)
  const written = await unlessTaken(db, 'coupons_storefront_id_code_key', () =>
    updateCoupon(db, couponId, draft, !isLaunched),
  )
  if (!written) return refuse('name_taken', { code: draft.code })
  const action = isLaunched && coupon.isDraft ? 'coupon.launched' : 'coupon.changed'
  await audit(db, context, action, { type: 'coupon', id: couponId })
  return ok({ couponId, version: written.value })
}

async function checkDraft({ db, now }: Context, draft: CouponDraft, isLaunched: boolean, couponId: number | null) {
  const owner = await selectCodeOwner(db, draft.code)
  if (owner !== null && owner !== couponId) return refuse('name_taken', { code: draft.code })
  const { benefit } = draft
  if (benefit.kind === 'gift' && !(await selectGift(db, benefit.variantId))) return refuse('variant_gone')
  const faults = checkCouponDraft(toCoupon(draft), toPragueTime(now).date)
  // A day that ends before it begins is nothing even a draft could keep.
  const isRefused = isLaunched ? faults.length > 0 : faults.includes('days_reversed')
  return isRefused ? refuse('coupon_incomplete', { faults }) : ok(null)
}

export async function endCoupon(context: Context, { couponId, version, reason }: EndCoupon & { couponId: number }) {
  const { db, now } = context
  const coupon = await lockCoupon(db, couponId)
  if (!coupon) throw notFound()
  if (coupon.version !== version) return refuse('version_conflict', { version: coupon.version, current: coupon.draft })
  if (coupon.endedAt !== null) return refuse('change_refused', { reason: 'ended' })
  await tellHistory(context, reason)
  const changed = await updateCouponEnded(db, couponId, now)
  await audit(db, context, 'coupon.ended', { type: 'coupon', id: couponId })
  return ok({ couponId, version: changed })
}
