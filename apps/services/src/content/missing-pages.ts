import type { AcceptRedirect, ReportMissingPages } from '@shop/contract/staff/missing-pages'
import { toMissingPath } from '@shop/domain/content/missing-path'
import { ok, refuse } from '@shop/domain/result'
import { leadOn } from '#app/content/lead-on'
import {
  countMissingPages,
  deleteRedirect,
  insertMissingPages,
  isLivingPage,
  selectMissingPages,
  selectRedirects,
  updateMissingIgnored,
  updateMissingPages,
} from '#app/content/missing-pages.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'

/** Nobody mends more; beyond it somebody makes addresses up, and they are not kept. */
const MOST_KEPT = 5000

export async function reportMissingPages({ db, now }: Context, { missing }: ReportMissingPages) {
  const kept = missing.filter(({ path }) => toMissingPath(path) === path)
  if (kept.length === 0) return ok({})
  await updateMissingPages(db, kept, now)
  if ((await countMissingPages(db)) < MOST_KEPT) await insertMissingPages(db, kept, now)
  return ok({})
}

export async function staffMissingPages({ db }: Context) {
  const [pages, redirects] = [await selectMissingPages(db), await selectRedirects(db)]
  return ok({
    pages: pages.map(({ firstAt, lastAt, ...page }) => ({
      ...page,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
    redirects: redirects.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
    isFull: (await countMissingPages(db)) >= MOST_KEPT,
  })
}

export async function acceptRedirect(context: Context, { fromPath: asked, toPath }: AcceptRedirect) {
  const { db, now } = context
  const fromPath = toMissingPath(asked)
  if (fromPath === null) return refuse('redirect_refused', { reason: 'no_address' })
  if (await isLivingPage(db, fromPath)) return refuse('redirect_refused', { reason: 'lives' })
  if (!(await isLivingPage(db, toPath))) return refuse('redirect_refused', { reason: 'nowhere' })
  await tellHistory(context, '')
  const redirectId = await leadOn(db, { fromPath, toPath, now })
  await audit(db, context, 'redirect.accepted', { type: 'redirect', id: redirectId }, { from: fromPath, to: toPath })
  return ok({ redirectId })
}

export async function removeRedirect(context: Context, { redirectId }: { redirectId: number }) {
  await tellHistory(context, '')
  if (!(await deleteRedirect(context.db, redirectId))) throw notFound()
  await audit(context.db, context, 'redirect.removed', { type: 'redirect', id: redirectId })
  return ok({})
}

export async function ignoreMissingPage(context: Context, { path }: { path: string }) {
  if (!(await updateMissingIgnored(context.db, path, context.now))) throw notFound()
  await audit(context.db, context, 'page.ignored', null, { path })
  return ok({})
}
