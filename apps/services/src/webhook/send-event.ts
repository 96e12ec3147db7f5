import type { WebhookEvent } from '@shop/contract/webhook/webhook-event'
import { postWebhook, type WebhookAnswer } from '@shop/partners/webhook/post-webhook'
import { signWebhook } from '@shop/partners/webhook/sign-webhook'
import type { Deps } from '#app/http/deps'
import { unseal } from '#app/mail/seal'
import type { Claimed } from '#app/webhook/deliveries.sql'

/** A receiver that needs longer answers first and works then. */
const TIMEOUT_MS = 5000

/** One try: the same bytes each time but for the moment and its signature. */
export function sendEvent(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  delivery: Claimed,
): Promise<WebhookAnswer> {
  const { eventId, topic, entity, sequence, at, data, secret, earlierSecret } = delivery
  const event: WebhookEvent = { id: eventId, type: topic, at: at.toISOString(), entity, sequence, data }
  const body = JSON.stringify(event)
  const secrets = [secret, ...(earlierSecret ? [earlierSecret] : [])].map((sealed) =>
    String(unseal(config.AUTH_SECRET, sealed)),
  )
  const seconds = Math.floor(clock.now().getTime() / 1000)
  return postWebhook({
    url: delivery.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Cenich-Webhooks/1',
      ...signWebhook(secrets, { id: eventId, seconds, body }),
    },
    body,
    timeoutMs: TIMEOUT_MS,
    isOpen: config.SHOP_MODE === 'development',
  })
}
