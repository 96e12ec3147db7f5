import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { actorId, type Context } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { countHit } from '#app/store/store.sql'

export interface Limit {
  action: string
  /** Counted for a network, or for a customer wherever they are. */
  per: 'network' | 'customer'
  max: number
  windowSeconds: number
}

/** Counts outside the command's transaction, so that a refused or failed try counts too. */
export async function enforceLimits(context: Context, limits: Limit[]): Promise<void> {
  const { deps, now } = context
  for (const { action, per, max, windowSeconds } of limits) {
    const subject = hashSubject(
      deps.config.AUTH_SECRET,
      per === 'customer' ? actorId(context.actor) : network(context.ip),
    )
    const { hits, windowStart } = await countHit(deps.pool, { action, subject, now, windowSeconds })
    if (hits > max) throw tooManyAttempts(windowStart.getTime() / 1000 + windowSeconds - now.getTime() / 1000)
  }
}

export function tooManyAttempts(seconds: number): RequestError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  return new RequestError('too_many_attempts', { retryAfterSeconds }, { 'retry-after': String(retryAfterSeconds) })
}

/** One household or one server: an IPv6 network hands out more addresses than anybody could count. */
export function network(ip: string): string {
  return isIPv6(ip) && !ip.startsWith('::ffff:') ? expandIPv6(ip).slice(0, 4).join(':') : ip.replace('::ffff:', '')
}

function expandIPv6(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}

export function hashSubject(secret: string, subject: string | null): Buffer {
  return createHmac('sha256', secret)
    .update(subject ?? '')
    .digest()
}
