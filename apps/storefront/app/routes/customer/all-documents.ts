import { readOwnDocuments } from '#app/features/customer/orders/load-documents.server.ts'
import { parseHistoryQuery } from '#app/features/customer/orders/order-history-query.ts'
import { zipResponse } from '#app/features/customer/orders/zip-response.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/all-documents.ts'

/** Every invoice and credit note of the customer in one file, or those issued in one year. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { year } = parseHistoryQuery(url.searchParams)
  return zipResponse(
    year ? `cenich-doklady-${year}` : 'cenich-doklady',
    readOwnDocuments(customerOf(context), visitOf(context), year),
  )
}
