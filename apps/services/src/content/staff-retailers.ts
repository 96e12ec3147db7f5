import type { AddRetailer, ChangeRetailer } from '@shop/contract/staff/staff-retailer'
import { toSlug } from '@shop/domain/catalog/slug'
import { ok, refuse } from '@shop/domain/result'
import {
  insertRetailer,
  isPlaceTaken,
  lockRetailer,
  selectStaffRetailer,
  selectStaffRetailers,
  updateStaffRetailer,
} from '#app/content/staff-retailers.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'

const SHOWN = 300
/** The number of no place. */
const NOBODY = 0

export async function staffRetailers({ db }: Context, { find }: { find: string }) {
  const rows = await selectStaffRetailers(db, find, SHOWN + 1)
  return ok({ retailers: rows.slice(0, SHOWN), isCut: rows.length > SHOWN })
}

/** A name and a town are one place: whoever is here already is changed, not added. */
export async function addRetailer(context: Context, { fields, reason }: AddRetailer) {
  const { db, now } = context
  const slug = toSlug(`${fields.name} ${fields.city}`)
  if (slug === '') throw invalidField('name', 'invalid')
  if (await isPlaceTaken(db, NOBODY, fields)) return refuse('name_taken')
  await tellHistory(context, reason)
  const retailerId = await insertRetailer(db, slug, { fields, now })
  if (retailerId === null) return refuse('name_taken')
  await audit(db, context, 'retailer.added', { type: 'retailer', id: retailerId })
  return ok(await selectStaffRetailer(db, retailerId))
}

export async function changeRetailer(
  context: Context,
  { retailerId, version, fields, isConfirmed, reason }: ChangeRetailer & { retailerId: number },
) {
  const { db, now } = context
  if (!(await lockRetailer(db, retailerId))) throw notFound()
  const current = await selectStaffRetailer(db, retailerId)
  if (current.version !== version) return refuse('version_conflict', { ...current })
  const isMoved = fields.name !== current.fields.name || fields.city !== current.fields.city
  if (isMoved && (await isPlaceTaken(db, retailerId, fields))) return refuse('name_taken')
  await tellHistory(context, reason)
  await updateStaffRetailer(db, retailerId, { fields, isConfirmed, now })
  await audit(db, context, 'retailer.changed', { type: 'retailer', id: retailerId })
  return ok(await selectStaffRetailer(db, retailerId))
}
