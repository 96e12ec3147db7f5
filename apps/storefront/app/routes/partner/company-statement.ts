import { StatementParams } from '@shop/contract/company/company'
import { pageNotFound } from '#app/errors/page-error.ts'
import { openPartnerFile } from '#app/features/customer/quick-order/open-partner-file.server.ts'
import type { Route } from './+types/company-statement.ts'

/** A month of the company as a file. */
export function loader({ params, request }: Route.LoaderArgs) {
  const asked = StatementParams.safeParse(params)
  if (!asked.success) throw pageNotFound()
  const { month, format } = asked.data
  return openPartnerFile(
    request,
    `/customer/company/statements/${month}/${format}`,
    '/customer/company/statements/:month/:format',
  )
}
