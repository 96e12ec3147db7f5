import { loadCredits } from '#app/features/customer/credits/load-credits.server.ts'
import { toCreditsFile } from '#app/features/customer/credits/to-credits-file.server.ts'
import { findCustomer } from '#app/server/session.server.ts'
import type { Route } from './+types/credits-file.ts'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** The movements of credits as a table to be kept. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const customer = await findCustomer(request, context)
  if (!customer) return new Response(null, { status: 404, headers: HEADERS })
  const { lines } = await loadCredits(customer)
  return new Response(toCreditsFile(lines), {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="cenich-kredity.csv"',
    },
  })
}
