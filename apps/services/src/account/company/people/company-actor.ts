import { type CompanyAction, mayInCompany } from '@shop/domain/company/company-rights'
import { type CompanyPlace, selectCompanyPlace } from '#app/customer/company-place.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'

/** The place of whoever asks, when it lets them do this; for everybody else there is no company to speak of. */
async function placeFor(context: Context, action: CompanyAction): Promise<CompanyPlace> {
  const place = await selectCompanyPlace(context.db, customer(context).customerId)
  if (!place || !mayInCompany(place.role, action)) throw notFound()
  return place
}

/**
 * The same for a command: the company is held, and whoever lost the right while waiting for it has lost it. Who orders for the company
 * holds it too, so a right and what is done with it come one after the other.
 */
export async function holdFor(context: Context, action: CompanyAction): Promise<CompanyPlace> {
  const { companyId } = await placeFor(context, action)
  await lockCustomer(context.db, companyId)
  const place = await placeFor(context, action)
  if (place.companyId !== companyId) throw notFound()
  return place
}
