import type { AcceptInvitation } from '@shop/contract/staff/staff-member'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { createStaff } from '#app/identity/create-staff'
import { describeNewSession } from '#app/identity/describe-session'
import { selectUserByEmail } from '#app/identity/identity.sql'
import { lockStaffInvitation, selectStaffInvitation, updateStaffInvitationAccepted } from '#app/identity/members.sql'
import { openSession } from '#app/identity/open-session'
import { checkNewPassword } from '#app/identity/password-policy'
import { hashSecret } from '#app/store/secret'

export async function describeInvitation({ db, now }: Context, { token }: { token: string }) {
  const invitation = await selectStaffInvitation(db, now, hashSecret(token))
  if (!invitation) return refuse('invitation_unknown')
  const { email, role, approves, expiresAt } = invitation
  return ok({ email, role, approves, expiresAt: expiresAt.toISOString() })
}

/** The session it opens has one factor: it can set up the second and nothing else. */
export async function acceptInvitation(
  context: Context,
  { token, name, password }: AcceptInvitation & { token: string },
  hash: string | null,
) {
  const { db, deps, now } = context
  const invitation = await lockStaffInvitation(db, now, hashSecret(token))
  if (!invitation || hash === null) return refuse('invitation_unknown')
  const { id, email, role, approves } = invitation
  checkNewPassword(deps.leakedPasswords, { field: 'password', password, email })
  if (await selectUserByEmail(db, email)) return refuse('member_exists')
  const userId = await createStaff(deps.auth, { email, name, hash, role, approves })
  await updateStaffInvitationAccepted(db, id, now)
  await audit(db, context, 'staff.joined', { type: 'user', id: userId }, { role, approves, invitation: id })
  await openSession(context, userId)
  return ok(await describeNewSession(deps, db, context.cookies))
}
