import type { SavePush } from '@shop/contract/push'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { hashSecret } from '#app/identity/secret'
import { deleteSubscription, saveSubscription, selectTopics } from '#app/push/push.sql'

/** The address is somebody else's word: only services of the known browsers are taken. */
export async function savePush(context: Context, input: SavePush) {
  const { customerId } = customer(context)
  const { db, deps, now } = context
  if (!deps.push?.canReach(input.endpoint)) return refuse('push_unavailable')
  await saveSubscription(db, { ...input, customerId, endpointHash: hashSecret(input.endpoint), now })
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
