import { ok, type Result, refuse } from '@shop/domain/result'
import { arePushKeys, encryptPush, type PushKeys } from './encrypt-push.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

export interface PushTarget extends PushKeys {
  endpoint: string
}

/** `gone`: the browser has ended it, never ask again. `unavailable`: later. */
type PushRefusal = 'gone' | 'refused' | 'unavailable'

export interface WebPush {
  publicKey: string
  /** Only to services of the known browsers: the address comes from a visitor, and we must not be sent anywhere else. */
  canReach(endpoint: string): boolean
  send(target: PushTarget, payload: object, now: Date): Promise<Result<Record<string, never>, PushRefusal>>
}

interface WebPushOptions {
  keys: VapidKeys
  /** Whom a push service may write to, as `mailto:` or `https:`. */
  subject: string
  /** `*.` stands for any one name before the rest. */
  hosts: readonly string[]
  timeoutMs?: number
}

const DAY_SECONDS = 24 * 60 * 60
const GONE = [404, 410]

/** The protocol of browsers itself; every push service speaks it, so there is one adapter for all. */
export function createWebPush({ keys, subject, hosts, timeoutMs = 8000 }: WebPushOptions): WebPush {
  const canReach = (endpoint: string) => isKnownHost(endpoint, hosts)
  return {
    publicKey: keys.publicKey,
    canReach,
    async send(target, payload, now) {
      if (!canReach(target.endpoint)) return refuse('refused')
      // Nothing can ever be encrypted for such a browser.
      if (!arePushKeys(target)) return refuse('gone')
      const body = encryptPush(Buffer.from(JSON.stringify(payload)), target)
      try {
        const response = await fetch(target.endpoint, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            authorization: vapidHeader(keys, { endpoint: target.endpoint, subject, now }),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(DAY_SECONDS),
            urgency: 'normal',
          },
          body: new Uint8Array(body),
        })
        await response.arrayBuffer()
        if (response.ok) return ok({})
        if (GONE.includes(response.status)) return refuse('gone')
        return refuse(response.status === 429 || response.status >= 500 ? 'unavailable' : 'refused')
      } catch {
        // Not reached, or no answer in time: the job tries again.
        return refuse('unavailable')
      }
    },
  }
}

function isKnownHost(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  const isLoopback = url.hostname === '127.0.0.1'
  if (url.protocol !== 'https:' && !(isLoopback && url.protocol === 'http:')) return false
  return hosts.some((host) =>
    host.startsWith('*.')
      ? /^[\w-]+$/.test(url.hostname.slice(0, -host.length + 1)) && url.hostname.endsWith(host.slice(1))
      : url.hostname === host,
  )
}
