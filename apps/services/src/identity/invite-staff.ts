import type { InviteStaff } from '@shop/contract/staff/staff-member'
import type { StaffRole } from '@shop/contract/staff/staff-rights'
import { ok, refuse } from '@shop/domain/result'
import type { Config } from '#app/config'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { STAFF_MAILS } from '#app/identity/emails/staff-mails'
import { selectUserByEmail } from '#app/identity/identity.sql'
import { insertStaffInvitation, lockOwners, revokeStaffInvitations } from '#app/identity/members.sql'
import { queueMail } from '#app/mail/queue-mail'
import type { Db } from '#app/store/database'
import { hashSecret, makeSecret } from '#app/store/secret'

const LIFETIME_MS = 3 * 24 * 60 * 60 * 1000

const ROLE_NAMES: Record<StaffRole, string> = {
  staff_support: 'péče o zákazníky',
  staff_warehouse: 'sklad',
  staff_content: 'obsah',
  staff_accounting: 'účetnictví',
  staff_admin: 'správa',
}

/** By mail. Nothing exists of the invited but the address until they accept. */
export async function inviteStaff(context: Context, { email, role, approves }: InviteStaff) {
  const { db, deps, now } = context
  const { userId } = staffAtWork(context)
  // One account is a customer's or a member's, never both: what opens the back office is asked for more.
  if (await selectUserByEmail(db, email)) return refuse('member_exists')
  const { id, url, expiresAt } = await issueInvitation(
    db,
    { email, role, approves, invitedBy: userId, now },
    deps.config,
  )
  await queueMail(context, STAFF_MAILS['staff-invitation'], {
    object: `invitation:${id}`,
    event: 'issued',
    to: email,
    data: { 'staff.role': ROLE_NAMES[role] },
    secrets: { 'links.invitation': url },
  })
  await audit(db, context, 'staff.invited', { type: 'invitation', id }, { role, approves })
  return ok({ id, expiresAt: expiresAt.toISOString() })
}

export async function withdrawInvitation(context: Context, { id }: { id: number }) {
  if (!(await revokeStaffInvitations(context.db, { id }, context.now))) throw notFound()
  await audit(context.db, context, 'staff.invitation_withdrawn', { type: 'invitation', id })
  return ok({})
}

/** The link of the first owner, for whoever stands at the server; null when somebody owns the shop already. */
export async function inviteFirstOwner(
  db: Db,
  config: Pick<Config, 'ADMIN_URL' | 'STOREFRONT_URL'>,
  { email, now }: { email: string; now: Date },
): Promise<{ url: string; expiresAt: Date } | 'owned' | 'taken'> {
  if ((await lockOwners(db)).length > 0) return 'owned'
  if (await selectUserByEmail(db, email)) return 'taken'
  // Of a shop that nobody owns one link is open: whoever was sent an earlier one must not become its second owner.
  await revokeStaffInvitations(db, 'all', now)
  return issueInvitation(db, { email, role: 'staff_admin', approves: true, invitedBy: null, now }, config)
}

interface Invited extends InviteStaff {
  invitedBy: string | null
  now: Date
}

async function issueInvitation(db: Db, invited: Invited, config: Pick<Config, 'ADMIN_URL' | 'STOREFRONT_URL'>) {
  const { email, now } = invited
  await revokeStaffInvitations(db, { email }, now)
  const token = makeSecret()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const id = await insertStaffInvitation(db, { ...invited, tokenHash: hashSecret(token), expiresAt })
  const office = config.ADMIN_URL ?? config.STOREFRONT_URL
  return { id, url: `${office}/pozvanka/${token}`, expiresAt }
}
