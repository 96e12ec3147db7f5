import type { RevealPerson } from '@shop/contract/staff/staff-desk'
import { ok } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { notFound, RequestError } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { insertReveal, selectPersonExists } from '#app/staff/reveals.sql'

const BILLED: readonly RevealPerson['objectType'][] = ['order', 'customer']

/** From now on the data service shows this one person to this member; after ten minutes it masks again by itself. */
export async function revealPerson(context: Context, { reason, note, ...object }: RevealPerson) {
  const { db } = context
  const { userId, role } = staffAtWork(context)
  // Accounting works with bills: of an order, and of whoever buys on invoice. The masks keep everything else from it.
  if (role === 'staff_accounting' && !BILLED.includes(object.objectType)) throw new RequestError('forbidden')
  if (!(await selectPersonExists(db, object))) throw notFound()
  const shownUntil = await insertReveal(db, userId, object)
  const about = { type: object.objectType, id: object.objectId }
  await audit(db, context, 'person.revealed', about, { reason, ...(note && { note }) })
  return ok({ shownUntil: shownUntil.toISOString() })
}
