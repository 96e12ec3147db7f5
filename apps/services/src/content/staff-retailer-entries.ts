import type { OwnEntryFields } from '@shop/contract/retailer'
import type { PublishRetailer, ReturnRetailer } from '@shop/contract/staff/staff-retailer'
import { toSlug } from '@shop/domain/catalog/slug'
import { ok, refuse } from '@shop/domain/result'
import { RETAILER_MAILS } from '#app/content/emails/retailer-mails'
import {
  lockSentEntry,
  selectTakenPlace,
  selectWaitingEntries,
  updateDecided,
  updateSupply,
} from '#app/content/retailer-entries.sql'
import { insertRetailer, lockRetailer, updateStaffRetailer } from '#app/content/staff-retailers.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { queueMail } from '#app/mail/queue-mail'

export async function waitingRetailers({ db }: Context) {
  return ok({ entries: await selectWaitingEntries(db) })
}

/** A place we had on the map without an owner becomes the one of whoever proves to be it. */
export async function publishRetailer(context: Context, asked: PublishRetailer & { entryId: number }) {
  const { db, now, deps } = context
  const entry = await lockSentEntry(db, asked.entryId)
  if (!entry) throw notFound()
  if (entry.state !== 'waiting' || entry.version !== asked.version) return refuse('version_conflict', {})
  const taken = await selectTakenPlace(db, entry.fields)
  if (taken && taken.id !== entry.retailerId && (taken.isKept || entry.retailerId !== null)) return refuse('name_taken')
  await tellHistory(context, asked.reason)
  const retailerId = await write(context, {
    ...asked,
    fields: entry.fields,
    placeId: entry.retailerId ?? taken?.id ?? null,
  })
  if (retailerId === null) return refuse('name_taken')
  await updateDecided(db, { id: entry.id, state: 'published', retailerId, reason: '', now })
  await updateSupply(db, retailerId, now)
  await audit(db, context, 'retailer.published', { type: 'retailer', id: retailerId })
  if (entry.email !== null)
    await queueMail(context, RETAILER_MAILS['retailer-published'], {
      object: `retailer-entry:${entry.id}`,
      event: `published:${entry.version}`,
      to: entry.email,
      data: {
        'retailer.name': entry.fields.name,
        'links.map': `${deps.config.STOREFRONT_URL}/mapa-prodejcu?misto=${encodeURIComponent(entry.fields.city)}`,
      },
    })
  return ok({})
}

interface Place extends Pick<PublishRetailer, 'region' | 'latitude' | 'longitude'> {
  fields: OwnEntryFields
  placeId: number | null
}

async function write(context: Context, { fields, placeId, region, latitude, longitude }: Place) {
  const { db, now } = context
  const whole = { ...fields, region, latitude, longitude, isHidden: false }
  if (placeId === null) return insertRetailer(db, toSlug(`${fields.name} ${fields.city}`), { fields: whole, now })
  await lockRetailer(db, placeId)
  await updateStaffRetailer(db, placeId, { fields: whole, isConfirmed: true, now })
  return placeId
}

export async function returnRetailer(context: Context, asked: ReturnRetailer & { entryId: number }) {
  const { db, now, deps } = context
  const entry = await lockSentEntry(db, asked.entryId)
  if (!entry) throw notFound()
  if (entry.state !== 'waiting' || entry.version !== asked.version) return refuse('version_conflict', {})
  await updateDecided(db, { ...entry, state: 'returned', reason: asked.reason, now })
  await audit(db, context, 'retailer.returned', { type: 'retailer', id: String(entry.retailerId ?? 'new') })
  if (entry.email !== null)
    await queueMail(context, RETAILER_MAILS['retailer-returned'], {
      object: `retailer-entry:${entry.id}`,
      event: `returned:${entry.version}`,
      to: entry.email,
      data: {
        'retailer.name': entry.fields.name,
        'retailer.reason': asked.reason,
        'links.entry': `${deps.config.STOREFRONT_URL}/ucet/prodejna`,
      },
    })
  return ok({})
}
