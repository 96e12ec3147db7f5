import { randomBytes } from 'node:crypto'
import { type ApiKeys, type MadeApiKey, MOST_API_KEYS, type NewApiKey } from '@shop/contract/partner-api/api-keys'
import { ok, refuse } from '@shop/domain/result'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { hashApiKey } from '#app/http/read-key-holder'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { countApiKeys, insertApiKey, revokeKey, selectApiKeys } from '#app/partner-api/api-keys.sql'
import { queueAccessAdded } from '#app/webhook/emails/queue-access-added'
import { isPartner } from '#app/webhook/webhooks.sql'

const BEGINNING = 'cenich_'
const SHOWN = BEGINNING.length + 6

export async function apiKeys(context: Context) {
  const { db, now } = context
  const { customerId } = customer(context)
  const partner = await isPartner(db, customerId)
  return ok<ApiKeys>({ isPartner: partner, keys: await selectApiKeys(db, customerId, now) })
}

export async function makeApiKey(context: Context, { name, scopes }: NewApiKey) {
  const { db, now } = context
  const { customerId } = customer(context)
  // Two tabs that make one at once are counted one after the other.
  await lockCustomer(db, customerId)
  if (!(await isPartner(db, customerId))) return refuse('not_a_partner')
  if ((await countApiKeys(db, customerId)) >= MOST_API_KEYS) return refuse('too_many_items', { limit: MOST_API_KEYS })
  const key = `${BEGINNING}${randomBytes(32).toString('base64url')}`
  const kept = { hash: hashApiKey(key), prefix: key.slice(0, SHOWN), scopes: [...new Set(scopes)] }
  const id = await insertApiKey(db, { customerId, name, ...kept, now })
  await queueAccessAdded(context, { key: { id, name, scopes: kept.scopes } })
  await audit(db, context, 'key.made', { type: 'api_key', id }, { scopes: kept.scopes })
  return ok<MadeApiKey>({ id, key })
}

/** Whoever is no partner any more may still take away what is left. */
export async function revokeApiKey(context: Context, { id }: { id: number }) {
  const { db, now } = context
  if (!(await revokeKey(db, customer(context).customerId, id, now))) throw notFound()
  await audit(db, context, 'key.revoked', { type: 'api_key', id })
  return ok({})
}
