import { selectCompany } from '#app/account/company/company.sql'
import type { FileFormat } from '#app/document/documents.sql'
import { documentOfCustomer } from '#app/document/read-document'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'

/** An invoice of the company, for those who look after its money. */
export async function companyDocument(context: Context, asked: { documentId: number; format: FileFormat }) {
  const company = await selectCompany(context.db, customer(context).customerId)
  if (!company) throw notFound()
  return documentOfCustomer(context, company.ownerId, asked)
}
