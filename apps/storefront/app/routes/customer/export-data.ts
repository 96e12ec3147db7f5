import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { now } from '#app/server/clock.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/export-data.ts'

/** Everything we keep about the customer who asks, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const exported = await visitOf(context).services.exportData({})
  if (!exported.ok) throw new Response(null, { status: exported.code === 'too_many_attempts' ? 429 : 404 })
  return new Response(JSON.stringify(exported.value, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="cenich-moje-udaje-${toPragueTime(now()).date}.json"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
