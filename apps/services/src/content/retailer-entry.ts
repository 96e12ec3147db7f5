import type { SendRetailerEntry } from '@shop/contract/retailer'
import { addBusinessDays } from '@shop/domain/calendar/business-days'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { isSamePlace } from '@shop/domain/content/is-same-place'
import { ok, refuse } from '@shop/domain/result'
import {
  deleteEntry,
  hideRetailer,
  lockOwner,
  saveEntry,
  selectOwnEntry,
  selectStanding,
  updateRetailerEmail,
  updateSupply,
} from '#app/content/retailer-entries.sql'
import { updateRetailer } from '#app/content/retailers.sql'
import { audit, type Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'

export async function ownRetailerEntry(context: Context) {
  const { db, now } = context
  const { customerId } = customer(context)
  const [standing, entry] = [await selectStanding(db, customerId, now), await selectOwnEntry(db, customerId, now)]
  return ok({ ...standing, entry })
}

/** A name, a kind and an address are looked at by people; everything else of a published entry holds at once. */
export async function sendRetailerEntry(context: Context, { showsSupply, ...fields }: SendRetailerEntry) {
  const { db, now } = context
  const { customerId } = customer(context)
  await lockOwner(db, customerId)
  const standing = await selectStanding(db, customerId, now)
  if (!standing.isWholesaler) return refuse('not_a_wholesaler')
  const before = await selectOwnEntry(db, customerId, now)
  const { leastProducts, supply, isBuying } = standing
  if (before === null && (!isBuying || supply.usualCount < leastProducts))
    return refuse('retailer_not_stocking', { products: supply.usualCount, limit: leastProducts })
  const holds = before?.state === 'published' && isSamePlace(before.fields, fields)
  const state = holds ? 'published' : 'waiting'
  const answerBy = addBusinessDays(toPragueDay(now), standing.answerDays)
  await saveEntry(db, { customerId, state, fields, showsSupply, answerBy, now })
  const retailerId = before?.retailerId ?? null
  if (holds && retailerId !== null) {
    await updateRetailer(db, retailerId, fields, now)
    await updateRetailerEmail(db, retailerId, fields.email)
    await updateSupply(db, retailerId, now)
  }
  await audit(db, context, 'retailer.entry_sent', { type: 'retailer', id: String(retailerId ?? 'new') }, { state })
  return ok({ state: holds ? ('published' as const) : ('waiting' as const) })
}

/** The shop has closed, or does not want to be found. */
export async function endRetailerEntry(context: Context) {
  const { db, now } = context
  const { customerId } = customer(context)
  await lockOwner(db, customerId)
  const retailerId = await deleteEntry(db, customerId)
  if (retailerId !== null) {
    await hideRetailer(db, retailerId, now)
    await audit(db, context, 'retailer.entry_ended', { type: 'retailer', id: retailerId })
  }
  return ok({})
}
