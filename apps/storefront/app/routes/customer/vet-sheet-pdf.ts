import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { loadVetSheet } from '#app/features/customer/household/load-vet-sheet.server.ts'
import { printSheet } from '#app/features/customer/sheet/print-sheet.server.ts'
import { now } from '#app/server/clock.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/vet-sheet-pdf.ts'

/** The page for the vet as a file. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const sheet = await loadVetSheet(customerOf(context), params.id, toPragueTime(now()).date)
  if (!sheet) return new Response(null, { status: 404 })
  return printSheet(visitOf(context).services, sheet, `pro-veterinare-${params.id}`)
}
