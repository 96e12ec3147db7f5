import { keyOfAddress } from '#app/features/checkout/thanks/order-cookie.server.ts'
import { loadOrderByLink } from '#app/features/order/load-order-page.server.ts'
import { toCalendar } from '#app/features/order/to-calendar.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/delivery-calendar.ts'

const HEADERS = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }

/** The promised day of an order, for whoever has its link. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const detail = await loadOrderByLink(visitOf(context), await keyOfAddress(request, params.token))
  const file = detail && toCalendar(detail.order)
  if (!file) return new Response(null, { status: 404, headers: HEADERS })
  return new Response(file, {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="doruceni-${detail.order.number}.ics"`,
    },
  })
}
