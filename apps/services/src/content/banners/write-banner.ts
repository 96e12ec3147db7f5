import type { OrderBanners, PublishBanner, SaveBanner, WithdrawBanner } from '@shop/contract/staff/staff-banner'
import { missingOfBanner } from '@shop/domain/content/banner'
import { ok, refuse } from '@shop/domain/result'
import {
  insertBanner,
  lockBanners,
  updateBanner,
  updateBannerOrder,
  updateBannerStart,
} from '#app/content/banners/banners.sql'
import { showBanner, showBanners } from '#app/content/banners/show-banner'
import { leadsSomewhereAt } from '#app/content/leads-somewhere'
import { turnPagesAt } from '#app/content/turn-pages-at'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'

export async function createBanner(context: Context, { heading }: { heading: string }) {
  const { db } = context
  await lockBanners(db, null)
  await tellHistory(context, '')
  const bannerId = await insertBanner(db, heading)
  await audit(db, context, 'banner.created', { type: 'banner', id: bannerId })
  return ok(await showBanner(context, bannerId))
}

/** Held until the command is done; somebody who saw an older version is told who was faster, and nothing is written. */
async function holdBanner(context: Context, bannerId: number, version: number) {
  if ((await lockBanners(context.db, bannerId)) === 0) throw notFound()
  const banner = await showBanner(context, bannerId)
  if (banner.version === version) return ok(banner)
  return refuse('version_conflict', { version: banner.version, changedBy: banner.changedBy })
}

type Saved = SaveBanner & { bannerId: number }

export async function saveBanner(context: Context, { bannerId, version, reason, fields }: Saved) {
  const { db, now } = context
  const held = await holdBanner(context, bannerId, version)
  if (!held.ok) return held
  const { state, validFrom } = held.value
  // A link that stands is not asked again: whoever mends a word is not stopped by a page that has ended meanwhile.
  const at = validFrom === null ? null : new Date(Math.max(Date.parse(validFrom), now.getTime()))
  const isNew = fields.href !== held.value.fields.href
  if (isNew && !(await leadsSomewhereAt(db, fields.href, { at, now })))
    return refuse('choice_unknown', { field: 'href' })
  const end = fields.validTo === null ? null : new Date(fields.validTo)
  const missing: string[] = state === 'draft' ? [] : missingOfBanner(fields)
  if (end !== null && validFrom !== null && end <= new Date(validFrom)) missing.push('validTo')
  if (missing.length > 0) return refuse('content_incomplete', { missing })
  await tellHistory(context, reason)
  await updateBanner(db, bannerId, fields)
  if (end !== null && end > now) await turnPagesAt(db, end, now)
  await audit(db, context, 'banner.saved', { type: 'banner', id: bannerId })
  return ok(await showBanner(context, bannerId))
}

type Published = PublishBanner & { bannerId: number }

/** It begins and ends by itself: the database decides at each reading, pages are dropped at both moments. */
export async function publishBanner(context: Context, { bannerId, version, at, reason }: Published) {
  const { db, now } = context
  const held = await holdBanner(context, bannerId, version)
  if (!held.ok) return held
  const { fields } = held.value
  const later = at === null ? null : new Date(at)
  // A wrong year in a plan must not show a draft to everybody.
  if (later && later <= now) throw invalidField('at', 'invalid')
  const missing: string[] = missingOfBanner(fields)
  if (fields.validTo !== null && new Date(fields.validTo) <= (later ?? now)) missing.push('validTo')
  if (missing.length > 0) return refuse('content_incomplete', { missing })
  if (!(await leadsSomewhereAt(db, fields.href, { at: later ?? now, now })))
    return refuse('choice_unknown', { field: 'href' })
  await tellHistory(context, reason)
  await updateBannerStart(db, bannerId, later ?? now)
  if (later) await turnPagesAt(db, later, now)
  await audit(db, context, later ? 'banner.scheduled' : 'banner.published', { type: 'banner', id: bannerId })
  return ok(await showBanner(context, bannerId))
}

export async function withdrawBanner(
  context: Context,
  { bannerId, version, reason }: WithdrawBanner & { bannerId: number },
) {
  const { db } = context
  const held = await holdBanner(context, bannerId, version)
  if (!held.ok) return held
  await tellHistory(context, reason)
  await updateBannerStart(db, bannerId, null)
  await audit(db, context, 'banner.withdrawn', { type: 'banner', id: bannerId })
  return ok(await showBanner(context, bannerId))
}

/** Whoever saw another order is told so: the list is put in order as a whole. */
export async function orderBanners(context: Context, { seen, ids }: OrderBanners) {
  const { db } = context
  await lockBanners(db, null)
  const present = (await showBanners(context, null)).map(({ bannerId }) => bannerId)
  const isSame = present.join() === seen.join() && ids.toSorted().join() === seen.toSorted().join()
  if (!isSame) return refuse('version_conflict', { version: 0, changedBy: null })
  await tellHistory(context, '')
  await updateBannerOrder(db, ids)
  await audit(db, context, 'banner.ordered', { type: 'banner', id: 0 })
  return ok({ banners: await showBanners(context, null) })
}
