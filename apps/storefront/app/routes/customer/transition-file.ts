import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { printSheet } from '#app/features/customer/sheet/print-sheet.server.ts'
import { loadTransition } from '#app/features/customer/transition/load-transition.server.ts'
import { toTransitionCalendar } from '#app/features/customer/transition/to-transition-calendar.server.ts'
import { toTransitionSheet } from '#app/features/customer/transition/to-transition-sheet.ts'
import { now } from '#app/server/clock.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/transition-file.ts'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** The same plan for a fridge or for a calendar. */
export async function loader({ context, params: { id, format }, url: { searchParams } }: Route.LoaderArgs) {
  const today = toPragueTime(now()).date
  const view = await loadTransition(customerOf(context), { orderId: id, search: searchParams, today })
  if (!view) return new Response(null, { status: 404, headers: HEADERS })
  if (format === 'plan.pdf') return printSheet(visitOf(context).services, toTransitionSheet(view), `prechod-${id}`)
  if (format !== 'plan.ics') return new Response(null, { status: 404, headers: HEADERS })
  return new Response(toTransitionCalendar(view, now().toISOString()), {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="prechod-${id}.ics"`,
    },
  })
}
