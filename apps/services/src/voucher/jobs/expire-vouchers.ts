import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { JobContext } from '#app/jobs/job'
import { expireVouchers as expire } from '#app/voucher/vouchers.sql'

/** What is left on a voucher whose last day has passed is no debt of ours any more; the ledger says so. */
export async function expireVouchers({ deps, now, log }: JobContext): Promise<void> {
  let ended = 0
  for (let count = 1; count > 0; ended += count) count = await expire(deps.pool, toPragueDay(now), now)
  if (ended > 0) log.info({ ended }, 'voucher.expired')
}
