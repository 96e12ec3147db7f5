import { createHmac } from 'node:crypto'
import { type Network, networksOf } from '@shop/runtime/networks'
import { actorId, type Context } from '#app/http/context'
import type { Deps } from '#app/http/deps'
import { RequestError } from '#app/http/request-error'
import { countHits } from '#app/store/store.sql'

export interface Limit {
  action: string
  /** Counted for a network, or for a customer wherever they are. */
  per: 'network' | 'customer'
  max: number
  windowSeconds: number
  /** How much one try counts; bytes cost more than a press. */
  weight?: number
}

type Counted = Omit<Limit, 'per'>
type LimitDeps = Pick<Deps, 'pool' | 'config'>

/** Counts outside the command's transaction, so that a refused or failed try counts too. */
export async function enforceLimits(context: Context, limits: Limit[]): Promise<void> {
  const { deps, now, ip } = context
  for (const limit of limits) {
    if (limit.per === 'network') await limitNetwork(deps, limit, ip, now)
    else await limitSubjects(deps, limit, [{ name: actorId(context.actor) ?? '', share: 1 }], now)
  }
}

/** Everything the address belongs to is counted at once; the first of them to be over its share decides. */
export function limitNetwork(deps: LimitDeps, limit: Counted, ip: string, now: Date): Promise<void> {
  return limitSubjects(deps, limit, networksOf(ip), now)
}

/** For what is neither a network nor a customer, an order or a payment. */
export function limitSubject(deps: LimitDeps, limit: Counted, subject: string, now: Date): Promise<void> {
  return limitSubjects(deps, limit, [{ name: subject, share: 1 }], now)
}

/** The same for an answer that must not tell whether anything was done. */
export async function isWithin({ db, deps, now }: Context, limit: Counted, subject: string): Promise<boolean> {
  const { action, windowSeconds, weight = 1 } = limit
  const subjects = [hashSubject(deps.config.AUTH_SECRET, subject)]
  const [count] = await countHits(db, { action, subjects, now, windowSeconds, weight })
  return (count?.hits ?? 0) <= limit.max
}

async function limitSubjects(
  { pool, config }: LimitDeps,
  { action, max, windowSeconds, weight = 1 }: Counted,
  subjects: Network[],
  now: Date,
): Promise<void> {
  const shares = new Map(subjects.map(({ name, share }) => [hashSubject(config.AUTH_SECRET, name), share]))
  const counted = await countHits(pool, { action, subjects: [...shares.keys()], now, windowSeconds, weight })
  for (const [subject, share] of shares) {
    const count = counted.find((row) => row.subject.equals(subject))
    if (count && count.hits > max * share) {
      throw tooManyAttempts(count.windowStart.getTime() / 1000 + windowSeconds - now.getTime() / 1000)
    }
  }
}

export function tooManyAttempts(seconds: number): RequestError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  return new RequestError('too_many_attempts', { retryAfterSeconds }, { 'retry-after': String(retryAfterSeconds) })
}

export function hashSubject(secret: string, subject: string | null): Buffer {
  return createHmac('sha256', secret)
    .update(subject ?? '')
    .digest()
}
