import type { WatchdogView } from '@shop/contract/endpoints/catalog-endpoints'
import { maskEmail } from '@shop/domain/customer/mask-email'
import { ok, type Result, refuse } from '@shop/domain/result'
import { readWatchdogToken } from '#app/catalog/watchdog-link'
import {
  countOthers,
  lockWatchdog,
  selectWatchdog,
  updateCancelled,
  updateConfirmed,
  type WatchdogRow,
} from '#app/catalog/watchdogs.sql'
import { audit, type Context } from '#app/http/context'

interface Link {
  token: string
}

/** Only looks. A mail scanner that opens every link changes nothing. */
export function readWatchdog(context: Context, { token }: Link) {
  return view(context, token, selectWatchdog)
}

/** The second press finds it done and says so; what was cancelled or told stays so. */
export function confirmWatchdog(context: Context, { token }: Link) {
  return view(context, token, async (db, id, now) => {
    const row = await lockWatchdog(db, id, now)
    if (row?.state !== 'waiting') return row
    await updateConfirmed(db, id, now)
    await audit(db, context, 'watchdog.confirmed', { type: 'watchdog', id })
    return { ...row, state: 'watching' }
  })
}

/** One that has been told ended by that: whoever still presses wants no more of the others. */
export function cancelWatchdog(context: Context, { token }: Link) {
  return view(context, token, async (db, id, now) => {
    const row = await lockWatchdog(db, id, now)
    if (!row || row.state === 'cancelled') return row
    await updateCancelled(db, row, now)
    await audit(db, context, 'watchdog.cancelled', { type: 'watchdog', id })
    return row.state === 'told' ? row : { ...row, state: 'cancelled' }
  })
}

async function view(
  { db, now, deps }: Context,
  token: string,
  open: typeof selectWatchdog,
): Promise<Result<WatchdogView, 'link_unknown'>> {
  const id = readWatchdogToken(deps.config.AUTH_SECRET, token)
  const row = id === null ? null : await open(db, id, now)
  if (!row) return refuse('link_unknown')
  return ok(toView(row, await countOthers(db, row)))
}

function toView({ kind, state, email, name, variant, slug, sku }: WatchdogRow, others: number): WatchdogView {
  return { kind, state, email: maskEmail(email), product: { name, variant, slug, sku }, others }
}
