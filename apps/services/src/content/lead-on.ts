import { addRedirect } from '@shop/domain/content/redirects'
import {
  deleteMissingPage,
  deleteRedirectsFrom,
  lockRedirects,
  selectTouchedRedirects,
  upsertRedirects,
} from '#app/content/redirects.sql'
import type { Db } from '#app/store/database'

/** An address leads elsewhere from now on, and with it everybody who led there. The number of the new redirect. */
export async function leadOn(
  db: Db,
  { fromPath: from, toPath: to, now }: { fromPath: string; toPath: string; now: Date },
): Promise<number> {
  // One after another: two at once could each make half of a chain.
  await lockRedirects(db)
  const known = await selectTouchedRedirects(db, from, to)
  const led = addRedirect(known, { from, to })
  const stay = new Set(led.map((one) => one.from))
  const gone = known.map((one) => one.from).filter((path) => !stay.has(path))
  await deleteRedirectsFrom(db, gone)
  const ids = await upsertRedirects(db, led, now)
  await deleteMissingPage(db, from)
  const id = ids.get(from)
  if (id === undefined) throw new Error('An address cannot lead to itself.')
  return id
}
