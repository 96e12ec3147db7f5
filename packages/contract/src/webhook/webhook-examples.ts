import type { WebhookEvent } from './webhook-event.ts'

/** What partners copy from the page of documentation; tests run each of them as it stands. */
export const VERIFY_EXAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto'

// rawBody: the bytes as they came, before anybody parses them. secret: whsec_…
export function isFromCenich(headers, rawBody, secret, now = Date.now()) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (Math.abs(now / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(id + '.' + timestamp + '.' + rawBody).digest()
  return headers['webhook-signature'].split(' ').some((given) => {
    const signature = Buffer.from(given.slice('v1,'.length), 'base64')
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
}
`

export const RECEIVE_EXAMPLE = `// seen: ids you have worked through already, kept in your database.
// Whatever is not answered by 2xx in five seconds comes again under the same id.
export async function receive(event, seen, work) {
  if (await seen.has(event.id)) return 200
  await work(event)
  await seen.add(event.id)
  return 200
}
`

/** As the documentation for partners shows it. */
export const WEBHOOK_EVENT_EXAMPLE: WebhookEvent = {
  id: '0b9b2f0e-6a53-4f44-9a3e-0d9d1d7a3c51',
  type: 'order.state_changed',
  at: '2026-11-18T09:12:44.000Z',
  entity: 'order:2611180288',
  sequence: 3,
  data: { order: '2611180288', from: 'packing', to: 'shipped', payable: 1648000, currency: 'CZK' },
}
