import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** As partners keep it: 256 bits, with a word in front that searches for leaked secrets look for. */
export function makeWebhookSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`
}

interface Signed {
  id: string
  seconds: number
  body: string
}

/** Headers of Standard Webhooks: a receiver can use a library for them. While a secret is being changed each of the two has signed. */
export function signWebhook(secrets: readonly string[], { id, seconds, body }: Signed): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
