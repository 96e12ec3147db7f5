import type { SavePush } from '@shop/contract/push'
import { ok, refuse } from '@shop/domain/result'
import { arePushKeys } from '@shop/partners/web-push/encrypt-push'
import type { Context } from '#app/http/context'
import { invalidField } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { deleteOldest, deleteSubscription, saveSubscription, selectTopics } from '#app/push/push.sql'
import { hashSecret } from '#app/store/secret'

/** One person has a few browsers; the oldest gives way to the newest. */
const MOST_BROWSERS = 10

/** The address is somebody else's word: only services of the known browsers are taken. */
export async function savePush(context: Context, input: SavePush) {
  const { customerId, sessionId } = customer(context)
  const { db, deps, now } = context
  if (!deps.push?.canReach(input.endpoint)) return refuse('push_unavailable')
  if (!arePushKeys(input)) throw invalidField('p256dh', 'invalid')
  await saveSubscription(db, { ...input, customerId, sessionId, endpointHash: hashSecret(input.endpoint), now })
  await deleteOldest(db, customerId, MOST_BROWSERS)
  return ok({ topics: input.topics })
}

export async function readPush(context: Context, { endpoint }: { endpoint: string }) {
  const { customerId } = customer(context)
  return ok({ topics: await selectTopics(context.db, customerId, hashSecret(endpoint)) })
}

export async function endPush(context: Context, { endpoint }: { endpoint: string }) {
  const { customerId } = customer(context)
  await deleteSubscription(context.db, customerId, hashSecret(endpoint))
  return ok({})
}
