import type { Endpoint } from '@shop/contract/endpoint'
import { isWorkOf } from '@shop/contract/staff/staff-rights'
import type { Actor } from '#app/http/actor'
import { RequestError } from '#app/http/request-error'

type StaffEndpoint = Extract<Endpoint, { access: 'staff' }>
type Staff = Extract<Actor, { kind: 'staff' }>

const RECENT_MS = 10 * 60 * 1000

/** Whose work it is, with both factors; the one place where a request of staff is let through. */
export function checkStaff({ work, recentProof }: StaffEndpoint, staff: Staff): void {
  if (!isWorkOf(work, staff)) throw new RequestError('forbidden')
  // One factor is enough to set up the second, and for nothing else.
  if (work === 'own_sign_in') return
  if (!staff.secondFactor) throw new RequestError('forbidden')
  if (recentProof && !isProofRecent(staff)) throw new RequestError('proof_too_old')
}

/** Until when the second factor that was shown counts as recent. Sessions live by real time, so it is real time. */
export function provedUntil({ secondFactorAt }: Staff): Date | null {
  return secondFactorAt && new Date(secondFactorAt.getTime() + RECENT_MS)
}

function isProofRecent(staff: Staff): boolean {
  const until = provedUntil(staff)
  return until !== null && until.getTime() > Date.now()
}
