import { pageNotFound } from '#app/errors/page-error.ts'
import { openPartnerFile } from '#app/features/customer/quick-order/open-partner-file.server.ts'
import type { Route } from './+types/price-list-file.ts'

/** All that is sold at the prices of who is signed in. */
export function loader({ params, request }: Route.LoaderArgs) {
  const format = /^(csv|xlsx|xml)$/.exec(params.format)?.[1]
  if (!format) throw pageNotFound()
  return openPartnerFile(request, `/customer/price-list/${format}`, '/customer/price-list/:format')
}
