import type { OrderBuyer, StaffCompany } from '@shop/contract/company/staff-company'
import { ok } from '@shop/domain/result'
import { selectCompanyBranches } from '#app/account/company/people/branches.sql'
import { selectCompanyMembers, selectPlaceOfAccount } from '#app/account/company/people/members.sql'
import { selectWaitingCompanyOrders } from '#app/account/company/people/people-orders.sql'
import { selectMaskedPeople, selectOrderBuyer } from '#app/account/company/people/staff-company.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { spentThisMonth } from '#app/order/company/judge-company-order'

/** What support needs to answer who may what; nothing here opens or changes anything. */
export async function readStaffCompany(context: Context, { customerId }: { customerId: number }) {
  const { db } = context
  const place = await selectPlaceOfAccount(db, customerId)
  const employer = place && !place.isOwner ? place.companyId : null
  const members = await selectCompanyMembers(db, customerId)
  const waiting = await selectWaitingCompanyOrders(db, customerId)
  const buyers = waiting.flatMap(({ orderedBy }) => orderedBy ?? [])
  const asked = [
    customerId,
    ...(employer === null ? [] : [employer]),
    ...members.map((one) => one.customerId),
    ...buyers,
  ]
  const people = await selectMaskedPeople(db, asked)
  if (!people.has(customerId)) throw notFound()
  const nameOf = (id: number | null) => (id === null ? '' : (people.get(id)?.name ?? ''))
  const shown = []
  for (const { memberId, role, orderLimit, monthLimit, branch, ...member } of members) {
    const spent = role === 'buyer' ? await spentThisMonth(context, memberId) : 0
    const { customerId: id } = member
    shown.push({ customerId: id, name: nameOf(id), role, orderLimit, monthLimit, spent, branch })
  }
  const company: StaffCompany = {
    memberOf:
      employer === null ? null : { customerId: employer, name: people.get(employer)?.company || nameOf(employer) },
    people: shown,
    branches: (await selectCompanyBranches(db, customerId)).map(({ branchId, name, street, city }) => ({
      ...{ branchId, name, street, city },
    })),
    waiting: waiting.map(({ orderId, number, orderedBy, net, over, limit, until }) => ({
      ...{ orderId, number, buyer: nameOf(orderedBy), net, over, limit, until: until.toISOString() },
    })),
  }
  return ok(company)
}

/** Who ordered and who of the company agreed. */
export async function readOrderBuyer({ db }: Context, { orderId }: { orderId: number }) {
  const found = await selectOrderBuyer(db, orderId)
  if (!found) return ok({ buyer: null })
  const { orderedBy, decidedBy, ...order } = found
  const people = await selectMaskedPeople(
    db,
    [orderedBy, decidedBy].flatMap((id) => id ?? []),
  )
  const toSomebody = (id: number | null) => {
    const person = id === null ? null : people.get(id)
    return person ? { customerId: person.id, name: person.name } : null
  }
  const buyer: OrderBuyer = { ...order, orderedBy: toSomebody(orderedBy), decidedBy: toSomebody(decidedBy) }
  return ok({ buyer })
}
