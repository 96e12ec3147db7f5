import { MOST_BRANCHES, type SaveBranch } from '@shop/contract/company/people'
import { ok, refuse } from '@shop/domain/result'
import {
  countCompanyBranches,
  hideCompanyBranch,
  insertCompanyBranch,
  updateCompanyBranch,
} from '#app/account/company/people/branches.sql'
import { holdFor } from '#app/account/company/people/company-actor'
import { toPlace } from '#app/checkout/save-details'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

export async function addBranch(context: Context, input: SaveBranch) {
  const { db, now } = context
  const { companyId } = await holdFor(context, 'manage')
  const row = await toRow(context, input)
  if (!row.ok) return row
  if ((await countCompanyBranches(db, companyId)) >= MOST_BRANCHES)
    return refuse('too_many_items', { limit: MOST_BRANCHES })
  const id = await insertCompanyBranch(db, companyId, row.value, now)
  await audit(db, context, 'company.branch_added', { type: 'company_branch', id })
  return ok({})
}

export async function changeBranch(context: Context, { branchId, ...input }: SaveBranch & { branchId: number }) {
  const { db } = context
  const { companyId } = await holdFor(context, 'manage')
  const row = await toRow(context, input)
  if (!row.ok) return row
  if (!(await updateCompanyBranch(db, companyId, branchId, row.value))) throw notFound()
  await audit(db, context, 'company.branch_changed', { type: 'company_branch', id: branchId })
  return ok({})
}

export async function removeBranch(context: Context, { branchId }: { branchId: number }) {
  const { db, now } = context
  const { companyId } = await holdFor(context, 'manage')
  if (!(await hideCompanyBranch(db, companyId, branchId, now))) throw notFound()
  await audit(db, context, 'company.branch_removed', { type: 'company_branch', id: branchId })
  return ok({})
}

async function toRow({ db }: Context, { name, note, street, city, zip, asWritten }: SaveBranch) {
  const place = await toPlace(db, { street, city, zip, country: 'CZ', placeCode: null, asWritten }, '')
  return place.ok ? ok({ ...place.value, name, note }) : place
}
