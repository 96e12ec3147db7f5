import type { StaffRole } from '@shop/contract/staff/staff-rights'
import type { Actor } from '#app/http/actor'
import type { Auth } from '#app/identity/auth'
import { deleteSession, selectCustomerId } from '#app/identity/identity.sql'
import type { Db } from '#app/store/database'

// A working day; customers stay for months, but their session opens only their own account.
const STAFF_SESSION_MS = 12 * 60 * 60 * 1000

const NOBODY: Actor = { kind: 'anonymous' }

/** Who the cookie belongs to, asked anew for every request; also what the answer must do with that cookie. */
export async function readActor(auth: Auth, db: Db, headers: Headers): Promise<{ actor: Actor; cookies: string[] }> {
  // A guest's cart has a cookie too; only one of a session is worth asking the library about.
  if (!headers.get('cookie')?.includes('session_token=')) return { actor: NOBODY, cookies: [] }
  const { headers: answer, response } = await auth.api.getSession({ headers, returnHeaders: true })
  const cookies = answer.getSetCookie()
  if (!response) return { actor: NOBODY, cookies }
  const { user, session } = response
  const signedIn = {
    userId: user.id,
    sessionId: session.id,
    sessionToken: session.token,
    sessionStartedAt: session.createdAt,
    email: user.email,
  }
  if (user.staffRole) {
    if (Date.now() - session.createdAt.getTime() >= STAFF_SESSION_MS) {
      await deleteSession(db, user.id, session.id)
      return { actor: NOBODY, cookies }
    }
    if (user.staffDisabledAt) return { actor: NOBODY, cookies }
    const actor: Actor = {
      kind: 'staff',
      role: user.staffRole as StaffRole,
      approves: user.staffApproves === true,
      secondFactor: session.secondFactor === true,
      secondFactorAt: session.secondFactorAt ?? null,
      ...signedIn,
    }
    return { actor, cookies }
  }
  const customerId = await selectCustomerId(db, user.id)
  return { actor: customerId === null ? NOBODY : { kind: 'customer', customerId, ...signedIn }, cookies }
}
