import { createHash } from 'node:crypto'
import type { ApiScope } from '@shop/domain/partner-api/api-scopes'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#app/http/actor'
import type { Deps } from '#app/http/deps'
import { limitNetwork, limitSubject } from '#app/http/limits'
import { RequestError } from '#app/http/request-error'
import { noteApiKey } from '#app/store/api-key.sql'

const KEY = /^Bearer (cenich_[A-Za-z0-9_-]{43})$/i

// A key has 256 bits, so this keeps nobody from guessing one: it keeps a lost machine from asking all day.
const MISSES = { action: 'api-key-miss', max: 60, windowSeconds: 10 * 60 }
const CALLS = { action: 'api-key', max: 600, windowSeconds: 10 * 60 }

/** Whose machine asks. Only what a key has missed is counted for a network: nobody there can shut another partner out. */
export async function readKeyHolder(
  deps: Deps,
  request: FastifyRequest,
  scope: ApiScope,
): Promise<Extract<Actor, { kind: 'partner' }>> {
  const now = deps.clock.now()
  const key = KEY.exec(request.headers.authorization ?? '')?.[1]
  const holder = key === undefined ? null : await noteApiKey(deps.pool, hashApiKey(key), now)
  if (!holder) {
    await limitNetwork(deps, MISSES, request.ip, now)
    throw new RequestError('api_key_refused', {}, { 'www-authenticate': 'Bearer' })
  }
  await limitSubject(deps, CALLS, `api-key:${holder.id}`, now)
  if (!holder.isPartner) throw new RequestError('api_key_suspended')
  if (!holder.scopes.includes(scope)) throw new RequestError('api_key_scope', { scope })
  return { kind: 'partner', customerId: holder.customerId }
}

export function hashApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
