import { companyEndpoints as endpoints } from '@shop/contract/company/company'
import { companyPeopleEndpoints as people } from '@shop/contract/company/people'
import { staffCompanyEndpoints as staff } from '@shop/contract/company/staff-company'
import type { FastifyInstance } from 'fastify'
import { companyDocument } from '#app/account/company/company-document'
import { acceptCompanyInvitation, companyInvitation } from '#app/account/company/people/accept-invitation'
import { addBranch, changeBranch, removeBranch } from '#app/account/company/people/branches'
import { changeMember, leaveCompany, removeMember } from '#app/account/company/people/change-people'
import { approveCompanyOrder, refuseCompanyOrder } from '#app/account/company/people/decide-company-order'
import { inviteMember, resendInvitation, revokeCompanyInvitation } from '#app/account/company/people/invite-member'
import { companyPeople } from '#app/account/company/people/read-people'
import { readOrderBuyer, readStaffCompany } from '#app/account/company/people/staff-company'
import { takeBackCompanyOrder } from '#app/account/company/people/take-back-order'
import { readCompany } from '#app/account/company/read-company'
import { companyStatement } from '#app/account/company/statement'
import { bind } from '#app/http/bind'
import { bindFile } from '#app/http/bind-file'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

// Secrets are too long to guess; this keeps somebody from trying all the same.
const LINKS: Limit[] = [{ action: 'company-invitation-link', per: 'network', max: 120, windowSeconds: 10 * 60 }]

export function addCompanyRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.company, readCompany)
  bind(app, deps, endpoints.companyDocument, companyDocument)
  bindFile(app, deps, endpoints.companyStatement, companyStatement)
  bind(app, deps, staff.staffCompany, readStaffCompany)
  bind(app, deps, staff.orderBuyer, readOrderBuyer)
  bind(app, deps, people.companyPeople, companyPeople)
  bind(app, deps, people.inviteMember, inviteMember)
  bind(app, deps, people.resendInvitation, resendInvitation)
  bind(app, deps, people.revokeInvitation, revokeCompanyInvitation)
  bind(app, deps, people.changeMember, changeMember)
  bind(app, deps, people.removeMember, removeMember)
  bind(app, deps, people.leaveCompany, leaveCompany)
  bind(app, deps, people.addBranch, addBranch)
  bind(app, deps, people.changeBranch, changeBranch)
  bind(app, deps, people.removeBranch, removeBranch)
  bind(app, deps, people.approveCompanyOrder, approveCompanyOrder)
  bind(app, deps, people.refuseCompanyOrder, refuseCompanyOrder)
  bind(app, deps, people.takeBackCompanyOrder, takeBackCompanyOrder)
  bind(app, deps, people.companyInvitation, companyInvitation, { limits: LINKS })
  bind(app, deps, people.acceptCompanyInvitation, acceptCompanyInvitation, { limits: LINKS })
}
