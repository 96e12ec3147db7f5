import { wakeTickets } from '#app/contact/threads.sql'
import type { JobContext } from '#app/jobs/job'

/** What was put aside until now is back in the queue. */
export async function wakeSnoozed({ deps, log, now }: JobContext): Promise<void> {
  const woken = await wakeTickets(deps.pool, now)
  if (woken > 0) log.info({ woken }, 'ticket.woken')
}
