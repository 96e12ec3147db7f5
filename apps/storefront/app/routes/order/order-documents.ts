import { keyOfAddress } from '#app/features/checkout/thanks/order-cookie.server.ts'
import { readFiles } from '#app/features/customer/orders/load-documents.server.ts'
import { zipResponse } from '#app/features/customer/orders/zip-response.server.ts'
import { loadOrderByLink } from '#app/features/order/load-order-page.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/order-documents.ts'

/** All documents of one order in one file, for whoever has its link. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const token = await keyOfAddress(request, params.token)
  const detail = await loadOrderByLink(visit, token)
  if (!detail || detail.documents.length === 0) return new Response(null, { status: 404 })
  return zipResponse(
    `cenich-doklady-${detail.order.number}`,
    readFiles(
      visit,
      token,
      detail.documents.map(({ documentId }) => documentId),
    ),
  )
}
