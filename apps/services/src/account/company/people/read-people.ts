import type { CompanyPeople } from '@shop/contract/company/people'
import { mayInCompany } from '@shop/domain/company/company-rights'
import { ok } from '@shop/domain/result'
import { selectCompanyBranches } from '#app/account/company/people/branches.sql'
import { selectCompanyInvitations } from '#app/account/company/people/invitations.sql'
import { selectCompanyHead, selectCompanyMembers } from '#app/account/company/people/members.sql'
import { selectOwnCompanyOrders, selectWaitingCompanyOrders } from '#app/account/company/people/people-orders.sql'
import { type CompanyPlace, selectCompanyPlace } from '#app/customer/company-place.sql'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { signOrderAccess } from '#app/order/access-token'
import { selectCompanyDeciders } from '#app/order/company/deciders.sql'
import { spentThisMonth } from '#app/order/company/judge-company-order'

const MOST_OWN_ORDERS = 20

/** What a role does not see is not read. */
export async function companyPeople(context: Context) {
  const { customerId } = customer(context)
  const place = await selectCompanyPlace(context.db, customerId)
  return ok({ place: place && (await toPeople(context, place, customerId)) })
}

async function toPeople(context: Context, place: CompanyPlace, customerId: number): Promise<CompanyPeople> {
  const { db } = context
  const { companyId, memberId, role } = place
  const members = await selectCompanyMembers(db, companyId)
  const me = members.find((one) => one.memberId === memberId)
  const branches = await selectCompanyBranches(db, companyId)
  const mayOrder = mayInCompany(role, 'order')
  return {
    ...(await selectCompanyHead(db, companyId)),
    role,
    isOwner: memberId === null,
    limits:
      me && role === 'buyer'
        ? { order: me.orderLimit, month: me.monthLimit, spent: await spentThisMonth(context, me.memberId) }
        : null,
    branch: branches.find(({ branchId }) => branchId === me?.branchId) ?? null,
    deciders: (await selectCompanyDeciders(db, companyId, customerId)).map(({ name }) => name),
    ownOrders: mayOrder && memberId !== null ? await readOwnOrders(context, memberId) : null,
    waiting: mayInCompany(role, 'decide') ? await readWaiting(context, companyId, customerId) : null,
    managed: mayInCompany(role, 'manage') ? await readManaged(context, place, { members, branches, customerId }) : null,
  }
}

async function readOwnOrders({ db, deps }: Context, memberId: number) {
  const orders = await selectOwnCompanyOrders(db, memberId, MOST_OWN_ORDERS)
  return orders.map(({ placedAt, ...order }) => ({
    ...order,
    placedAt: placedAt.toISOString(),
    accessToken: signOrderAccess(deps.config.AUTH_SECRET, { orderId: order.orderId, placedAt }),
  }))
}

async function readWaiting({ db }: Context, companyId: number, customerId: number) {
  const orders = await selectWaitingCompanyOrders(db, companyId)
  return orders.map(({ orderedBy, placedAt, until, ...order }) => ({
    ...order,
    isMine: orderedBy === customerId,
    placedAt: placedAt.toISOString(),
    until: until.toISOString(),
  }))
}

type People = Awaited<ReturnType<typeof selectCompanyMembers>>
type Known = { members: People; branches: Awaited<ReturnType<typeof selectCompanyBranches>>; customerId: number }

async function readManaged(context: Context, { companyId }: CompanyPlace, { members, branches, customerId }: Known) {
  const shown = []
  for (const { customerId: id, ...member } of members) {
    const spent = member.role === 'buyer' ? await spentThisMonth(context, member.memberId) : 0
    shown.push({ ...member, spent, isMe: id === customerId })
  }
  const invitations = await selectCompanyInvitations(context.db, companyId)
  return {
    members: shown,
    invitations: invitations.map(({ sentAt, expiresAt, ...invitation }) => ({
      ...invitation,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= context.now,
    })),
    branches,
  }
}
