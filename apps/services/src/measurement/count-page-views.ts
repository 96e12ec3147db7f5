import type { CountPageViews } from '@shop/contract/measurement'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { toCountedPath } from '@shop/domain/marketing/counted-path'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { addPageViews, countPages } from '#app/measurement/measurement.sql'
import { STOREFRONT_ID } from '#app/store/storefront-id'

// Far more than the shop has pages: beyond it somebody makes addresses up.
const MOST_PAGES_A_DAY = 400_000

export async function countPageViews({ db, now }: Context, { views }: CountPageViews) {
  const day = toPragueTime(now).date
  const counted = views.flatMap((view) => {
    const path = toCountedPath(view.path)
    return path ? [{ ...view, path }] : []
  })
  if (counted.length === 0) return ok({})
  if ((await countPages(db, STOREFRONT_ID, day)) > MOST_PAGES_A_DAY) return ok({})
  await addPageViews(db, { views: counted, day, storefrontId: STOREFRONT_ID })
  return ok({})
}
