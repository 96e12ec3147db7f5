import type { BagNoteInput } from '@shop/contract/dog'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok } from '@shop/domain/result'
import { insertBagNote } from '#app/customer/bag-notes.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'

/** A bag of somebody else, or one that has not come yet, is not there. */
export async function noteBag(context: Context, note: BagNoteInput) {
  const { db, now } = context
  const { customerId } = customer(context)
  if (!(await insertBagNote(db, customerId, note, { today: toPragueTime(now).date, now }))) throw notFound()
  return ok({})
}
