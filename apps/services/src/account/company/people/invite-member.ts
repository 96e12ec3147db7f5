import type { InviteMember } from '@shop/contract/company/people'
import { MOST_MEMBERS } from '@shop/contract/company/people'
import { formatDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { CompanyRole } from '@shop/domain/company/company-rights'
import { ok, refuse } from '@shop/domain/result'
import { holdFor } from '#app/account/company/people/company-actor'
import {
  insertCompanyInvitation,
  lockOpenCompanyInvitation,
  revokeOpenCompanyInvitations,
  selectCompanyInvitations,
  updateCompanyInvitationSent,
} from '#app/account/company/people/invitations.sql'
import { isOfCompany, selectCompanyHead, selectCompanyMembers } from '#app/account/company/people/members.sql'
import { toPlacement } from '#app/account/company/people/to-placement'
import { audit, type Context } from '#app/http/context'
import { enforceLimits, type Limit } from '#app/http/limits'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { selectCustomerSummary } from '#app/identity/identity.sql'
import { queueMail } from '#app/mail/queue-mail'
import { COMPANY_MAILS } from '#app/order/emails/company-mails'
import { hashSecret, makeSecret } from '#app/store/secret'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** Each is a letter to an address that somebody has typed. */
const LETTERS: Limit = { action: 'company-invitation', per: 'customer', max: 40, windowSeconds: 24 * 60 * 60 }

const ROLE_NAMES: Record<CompanyRole, string> = {
  buyer: 'nákupčí',
  approver: 'schvalovatel',
  accountant: 'účetní',
  manager: 'správce',
}

/** By mail. Of the invited nothing exists but the address until they accept. */
export async function inviteMember(context: Context, { email, ...wished }: InviteMember) {
  const { db, now } = context
  await enforceLimits(context, [LETTERS])
  const { companyId } = await holdFor(context, 'manage')
  const { name, isSuspended } = await selectCompanyHead(db, companyId)
  if (isSuspended) return refuse('company_suspended')
  if (await isOfCompany(db, companyId, email)) return refuse('member_exists')
  await revokeOpenCompanyInvitations(db, companyId, { email }, now)
  const people =
    (await selectCompanyMembers(db, companyId)).length + (await selectCompanyInvitations(db, companyId)).length
  if (people >= MOST_MEMBERS) return refuse('too_many_items', { limit: MOST_MEMBERS })
  const link = newLink(now)
  const id = await insertCompanyInvitation(db, {
    ...toPlacement(wished),
    companyId,
    email,
    invitedBy: customer(context).customerId,
    now,
    tokenHash: hashSecret(link.token),
    expiresAt: link.expiresAt,
  })
  await queueInvitation(context, { id, email, company: name, role: wished.role, event: 'sent 1', ...link })
  await audit(db, context, 'company.invited', { type: 'company_invitation', id }, { role: wished.role })
  return ok({})
}

export async function resendInvitation(context: Context, { invitationId }: { invitationId: number }) {
  const { db, now } = context
  await enforceLimits(context, [LETTERS])
  const { companyId } = await holdFor(context, 'manage')
  const { name, isSuspended } = await selectCompanyHead(db, companyId)
  if (isSuspended) return refuse('company_suspended')
  const found = await lockOpenCompanyInvitation(db, companyId, invitationId)
  if (!found) throw notFound()
  const link = newLink(now)
  await updateCompanyInvitationSent(db, invitationId, {
    tokenHash: hashSecret(link.token),
    now,
    expiresAt: link.expiresAt,
  })
  const { email, role, sends } = found
  await queueInvitation(context, { id: invitationId, email, company: name, role, event: `sent ${sends + 1}`, ...link })
  await audit(db, context, 'company.invited', { type: 'company_invitation', id: invitationId }, { role })
  return ok({})
}

/** Withdrawn twice is withdrawn. */
export async function revokeCompanyInvitation(context: Context, { invitationId }: { invitationId: number }) {
  const { db, now } = context
  const { companyId } = await holdFor(context, 'manage')
  if (!(await revokeOpenCompanyInvitations(db, companyId, { id: invitationId }, now))) throw notFound()
  await audit(db, context, 'company.invitation_revoked', { type: 'company_invitation', id: invitationId })
  return ok({})
}

function newLink(now: Date) {
  return { token: makeSecret(), expiresAt: new Date(now.getTime() + LIFETIME_MS) }
}

interface Letter {
  id: number
  email: string
  company: string
  role: CompanyRole
  event: string
  token: string
  expiresAt: Date
}

async function queueInvitation(context: Context, { id, email, company, role, event, token, expiresAt }: Letter) {
  const inviter = await selectCustomerSummary(context.db, customer(context).customerId)
  const invitedBy = `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim()
  await queueMail(context, COMPANY_MAILS['company-invitation'], {
    object: `company_invitation:${id}`,
    event,
    to: email,
    data: {
      'firm.name': company,
      'firm.role': ROLE_NAMES[role],
      'firm.invitedBy': invitedBy || company,
      'firm.validTo': formatDate(toPragueDay(expiresAt)),
    },
    secrets: { 'links.invitation': `${context.deps.config.STOREFRONT_URL}/l/pozvanka/${token}` },
  })
}
