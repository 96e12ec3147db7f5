import { MOST_WEBHOOKS, type NewWebhook, type WebhookSecret, type Webhooks } from '@shop/contract/webhook/webhook'
import { ok, refuse } from '@shop/domain/result'
import { isWebhookAddress } from '@shop/domain/webhook/webhook-address'
import { makeWebhookSecret } from '@shop/partners/webhook/sign-webhook'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { seal } from '#app/mail/seal'
import { enqueue } from '#app/store/jobs'
import { queueAccessAdded } from '#app/webhook/emails/queue-access-added'
import {
  countWebhooks,
  deleteWebhook,
  insertTest,
  insertWebhook,
  isHeld,
  isPartner,
  lockDelivery,
  lockWebhook,
  selectWebhookDeliveries,
  selectWebhooks,
  updateReplayed,
  updateResumed,
  updateSecret,
} from '#app/webhook/webhooks.sql'

const SHOWN = 50
const DAY_MS = 24 * 60 * 60 * 1000

export async function webhooks(context: Context) {
  const { db } = context
  const { customerId } = customer(context)
  const partner = await isPartner(db, customerId)
  const held = !partner && (await isHeld(db, customerId))
  const found = await selectWebhooks(db, customerId)
  const deliveries = await selectWebhookDeliveries(db, customerId, SHOWN)
  return ok<Webhooks>({ isPartner: partner, isHeld: held, webhooks: found, deliveries })
}

export async function addWebhook(context: Context, { url, topics }: NewWebhook) {
  const { db, deps, now } = context
  const { customerId } = customer(context)
  // Two tabs that add at once are counted one after the other.
  await lockCustomer(db, customerId)
  if (!(await isPartner(db, customerId))) return refuse('not_a_partner')
  if (!isWebhookAddress(url, deps.config.SHOP_MODE === 'development')) throw invalidField('url', 'invalid')
  if ((await countWebhooks(db, customerId)) >= MOST_WEBHOOKS) return refuse('too_many_items', { limit: MOST_WEBHOOKS })
  const secret = makeWebhookSecret()
  const sealed = seal(deps.config.AUTH_SECRET, secret)
  const id = await insertWebhook(db, { customerId, url, topics: [...new Set(topics)], secret: sealed, now })
  await queueAccessAdded(context, { webhook: { id, url } })
  await audit(db, context, 'webhook.added', { type: 'webhook', id })
  return ok<WebhookSecret>({ id, secret })
}

export async function removeWebhook(context: Context, { id }: { id: number }) {
  if (!(await deleteWebhook(context.db, customer(context).customerId, id))) throw notFound()
  await audit(context.db, context, 'webhook.removed', { type: 'webhook', id })
  return ok({})
}

/** What is on its way meanwhile is signed by both, so that nothing is lost while the receiver is being changed. */
export async function changeWebhookSecret(context: Context, { id }: { id: number }) {
  const { db, deps, now } = context
  const webhook = await ownWebhook(context, id)
  if (!webhook) return refuse('not_a_partner')
  const secret = makeWebhookSecret()
  const until = new Date(now.getTime() + DAY_MS)
  await updateSecret(db, id, { secret: seal(deps.config.AUTH_SECRET, secret), earlier: webhook.secret, until })
  await audit(db, context, 'webhook.secret_changed', { type: 'webhook', id })
  return ok<WebhookSecret>({ id, secret })
}

export async function testWebhook(context: Context, { id }: { id: number }) {
  const webhook = await ownWebhook(context, id)
  if (!webhook) return refuse('not_a_partner')
  if (webhook.state === 'paused') return refuse('webhook_paused')
  await insertTest(context.db, id, context.now)
  return send(context)
}

export async function resumeWebhook(context: Context, { id }: { id: number }) {
  const { db, now } = context
  const webhook = await ownWebhook(context, id)
  if (!webhook) return refuse('not_a_partner')
  await updateResumed(db, id, now)
  await audit(db, context, 'webhook.resumed', { type: 'webhook', id })
  return send(context)
}

export async function replayWebhook(context: Context, { id }: { id: number }) {
  const { db, now } = context
  const endpointId = await lockDelivery(db, customer(context).customerId, id)
  if (endpointId === null) throw notFound()
  if (!(await isPartner(db, customer(context).customerId))) return refuse('not_a_partner')
  const [webhook] = (await selectWebhooks(db, customer(context).customerId)).filter((own) => own.id === endpointId)
  if (webhook?.state !== 'active') return refuse('webhook_paused')
  await updateReplayed(db, id, now)
  return send(context)
}

/** Null when the endpoint is there and its owner no partner any more. */
async function ownWebhook(context: Context, id: number) {
  const { customerId } = customer(context)
  const webhook = await lockWebhook(context.db, customerId, id)
  if (!webhook) throw notFound()
  return (await isPartner(context.db, customerId)) ? webhook : null
}

async function send({ db, requestId }: Context) {
  await enqueue(db, 'send-webhooks', { requestId }, { queue: 'send-webhooks' })
  return ok({})
}
