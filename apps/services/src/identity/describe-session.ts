import type { Session } from '@shop/contract/identity'
import type { Actor } from '#app/http/actor'
import { provedUntil } from '#app/http/check-staff'
import type { Deps } from '#app/http/deps'
import { DATA_TOKEN_SECONDS } from '#app/identity/auth'
import { type CustomerSummaryRow, selectCustomerSummary } from '#app/identity/identity.sql'
import { readActor } from '#app/identity/read-actor'
import type { Db } from '#app/store/database'

const NOBODY: Session = { customer: null, staff: null, dataToken: null, dataTokenExpiresAt: null }

export async function describeSession({ deps, db, actor }: { deps: Deps; db: Db; actor: Actor }): Promise<Session> {
  if (actor.kind === 'anonymous' || actor.kind === 'partner') return NOBODY
  if (actor.kind === 'staff') {
    const { email, role, approves, secondFactor } = actor
    // One factor is enough to set up the second, and for nothing else. The token ends with the session it names.
    const token = secondFactor ? await signDataToken(deps, { sub: actor.userId, sid: actor.sessionId, role }) : null
    const proved = provedUntil(actor)?.toISOString() ?? null
    return { ...NOBODY, staff: { email, role, approves, secondFactor, provedUntil: proved }, ...token }
  }
  const customer = await selectCustomerSummary(db, actor.customerId)
  if (!customer) return NOBODY
  return { ...NOBODY, customer: toSummary(customer), ...(await signDataToken(deps, toClaims(actor.userId, customer))) }
}

/** After signing in the request still carries the old cookie; the new session is read from the answer's. */
export async function describeNewSession(deps: Deps, db: Db, cookies: string[]): Promise<Session> {
  return describeSession({ deps, db, actor: await readNewActor(deps, db, cookies) })
}

export async function readNewActor(deps: Deps, db: Db, cookies: string[]): Promise<Actor> {
  const headers = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
  const { actor } = await readActor(deps.auth, db, headers)
  return actor
}

function toSummary(row: CustomerSummaryRow) {
  return { ...row, group: row.group ?? '' }
}

function toClaims(sub: string, { id, group }: CustomerSummaryRow) {
  return { sub, role: 'customer', customer_id: id, ...(group ? { customer_group: group } : {}) }
}

/** The data service believes nothing but this: the role it becomes and the customer that policies ask about. */
async function signDataToken({ auth }: Deps, claims: { sub: string; role: string; sid?: string }) {
  // Real time on purpose: the other side checks against its own clock.
  const issued = Math.floor(Date.now() / 1000)
  const expires = issued + DATA_TOKEN_SECONDS
  const { token } = await auth.api.signJWT({ body: { payload: { ...claims, iat: issued, exp: expires } } })
  return { dataToken: token, dataTokenExpiresAt: new Date(expires * 1000).toISOString() }
}
