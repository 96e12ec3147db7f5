import { pageNotFound } from '#app/errors/page-error.ts'
import { openPartnerFile } from '#app/features/customer/quick-order/open-partner-file.server.ts'
import type { Route } from './+types/availability-file.ts'

/** What is in stock, for a till that knows a key; without prices. */
export function loader({ params: { key, format }, request }: Route.LoaderArgs) {
  if (!/^[A-Za-z0-9_-]{43}$/.test(key) || !/^(csv|xml)$/.test(format)) throw pageNotFound()
  return openPartnerFile(request, `/availability/${key}/${format}`, '/availability/:key/:format')
}
