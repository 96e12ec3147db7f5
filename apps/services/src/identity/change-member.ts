import type { StaffPlace } from '@shop/contract/staff/staff-member'
import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { signedIn } from '#app/http/signed-in'
import { STAFF_MAILS } from '#app/identity/emails/staff-mails'
import { deleteFactors } from '#app/identity/factors.sql'
import { deleteSessionsExcept, selectUser } from '#app/identity/identity.sql'
import { revokeLinks } from '#app/identity/links.sql'
import {
  lockMember,
  lockOwners,
  selectMembers,
  selectStaffInvitations,
  updateMemberDisabled,
  updateMemberPlace,
} from '#app/identity/members.sql'
import { queueMail } from '#app/mail/queue-mail'

interface OnMember {
  id: string
}

export async function staffMembers({ db, now }: Context) {
  const [members, invitations] = [await selectMembers(db), await selectStaffInvitations(db, now)]
  return ok({
    members: members.map(({ disabledAt, lastSeenAt, ...member }) => ({
      ...member,
      disabledAt: disabledAt?.toISOString() ?? null,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ createdAt, expiresAt, ...invitation }) => ({
      ...invitation,
      invitedAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  })
}

/** With the sessions go the tokens of the data service, which ask for their session every time. */
export async function changeStaffPlace(context: Context, { id, role, approves }: StaffPlace & OnMember) {
  const { db } = context
  const owners = await lockOwners(db)
  const member = await lockMember(db, id)
  if (!member) throw notFound()
  if (!approves && isLastOwner(owners, id)) return refuse('last_owner')
  await updateMemberPlace(db, id, { role, approves })
  await endAccess(context, id)
  await audit(db, context, 'staff.place_changed', { type: 'user', id }, { from: member, to: { role, approves } })
  return ok({})
}

export async function disableStaff(context: Context, { id }: OnMember) {
  const { db, now } = context
  const owners = await lockOwners(db)
  if (!(await lockMember(db, id))) throw notFound()
  if (isLastOwner(owners, id)) return refuse('last_owner')
  await updateMemberDisabled(db, id, now)
  await endAccess(context, id)
  await audit(db, context, 'staff.disabled', { type: 'user', id })
  return ok({})
}

export async function enableStaff(context: Context, { id }: OnMember) {
  if (!(await lockMember(context.db, id))) throw notFound()
  await updateMemberDisabled(context.db, id, null)
  await audit(context.db, context, 'staff.enabled', { type: 'user', id })
  return ok({})
}

/** For whoever has lost phone, key and codes. The password alone then leads to the setting up of another factor, and to nothing else. */
export async function resetSecondFactor(context: Context, { id }: OnMember) {
  const { db, now } = context
  // Whoever sits at somebody's open screen must not be able to make it theirs.
  if (signedIn(context).userId === id) return refuse('own_factor')
  if (!(await lockMember(db, id))) throw notFound()
  await deleteFactors(db, id)
  await endAccess(context, id)
  const user = await selectUser(db, id)
  await audit(db, context, 'staff.second_factor_reset', { type: 'user', id })
  if (user) {
    await queueMail(context, STAFF_MAILS['staff-factor-reset'], {
      object: `user:${id}`,
      event: `factor-reset:${now.toISOString()}`,
      to: user.email,
      data: { 'request.time': formatMoment(toPragueTime(now)) },
    })
  }
  return ok({})
}

function isLastOwner(owners: string[], id: string): boolean {
  return owners.length === 1 && owners[0] === id
}

/** Sessions first: a link that is being asked for right now holds its session, so it is there to be revoked after. */
async function endAccess({ db, now }: Context, userId: string): Promise<void> {
  await deleteSessionsExcept(db, userId, null)
  await revokeLinks(db, userId, { now })
}
