import { randomUUID } from 'node:crypto'
import { CART_HEADER } from '@shop/contract/cart-header'
import type { AuditKind } from '@shop/contract/staff/staff-audit'
import type { Logger } from '@shop/runtime/logger'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#app/http/actor'
import type { Deps } from '#app/http/deps'
import type { Db } from '#app/store/database'
import { insertAudit, insertAudits, tellChange } from '#app/store/store.sql'

/** What the world outside is told about a job or a request: who asks, and when it is. */
export interface Caller {
  requestId: string
  now: Date
  /** Or whoever had a job do it. */
  actor: Actor | { kind: 'system' } | { kind: 'staff'; userId: string }
}

/** Whatever changes something: a request or a job, and the transaction it works in. */
export interface CommandContext extends Caller {
  deps: Pick<Deps, 'config' | 'pool' | 'effects'>
  db: Db
}

/** One request, from its headers to its answer. Nothing of it may outlive the request or be kept in a module. */
export interface Context extends Caller {
  deps: Deps
  /** The command's transaction; the pool when the endpoint only reads. */
  db: Db
  actor: Actor
  log: Logger
  ip: string
  /** For better-auth, which reads cookies, browser and address from here and from nowhere else. */
  headers: Headers
  /** Cookies to set with the answer. */
  cookies: string[]
}

export function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ 'x-client-ip': request.ip })
  const { cookie, 'user-agent': userAgent } = request.headers
  if (cookie) headers.set('cookie', cookie)
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 400))
  const cart = request.headers[CART_HEADER]
  if (typeof cart === 'string') headers.set(CART_HEADER, cart)
  return headers
}

interface Audited {
  type: AuditKind
  id: string | number
}

/** In the transaction of what it tells about. `details` names fields, never values. */
export async function audit(
  db: Db,
  { now, requestId, actor }: Caller,
  action: string,
  object: Audited | null = null,
  details: object = {},
): Promise<void> {
  await insertAudit(db, {
    at: now,
    requestId,
    actorKind: actor.kind,
    actorId: actorId(actor),
    action,
    objectType: object?.type ?? null,
    objectId: object ? String(object.id) : null,
    details,
  })
}

/** The same done to many of a kind. */
export async function auditAll(
  db: Db,
  { now, requestId, actor }: Caller,
  action: string,
  { type, ids }: { type: AuditKind; ids: readonly number[] },
): Promise<void> {
  const who = { actorKind: actor.kind, actorId: actorId(actor) }
  await insertAudits(db, { at: now, requestId, ...who, action, objectType: type }, ids.map(String))
}

/**
 * Before the first write of a command that changes goods, words or settings: their history then says who and why. All of it is one change,
 * whose id comes back.
 */
export async function tellHistory({ db, actor, requestId }: CommandContext, reason: string): Promise<string> {
  const changeId = randomUUID()
  await tellChange(db, { actorKind: actor.kind, actorId: actorId(actor), requestId, reason, changeId })
  return changeId
}

export function actorId(actor: Caller['actor']): string | null {
  if (actor.kind === 'customer' || actor.kind === 'partner') return String(actor.customerId)
  return actor.kind === 'staff' ? actor.userId : null
}
