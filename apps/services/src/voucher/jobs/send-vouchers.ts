import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'
import { lockGift, selectDueGifts } from '#app/voucher/gifts.sql'
import { queueGift } from '#app/voucher/queue-gift'

const BATCH = 200

/** Gifts whose day has come, each in a transaction of its own: one that cannot be made keeps no other waiting. */
export async function sendVouchers(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  for (let after = 0; ; ) {
    const items = await selectDueGifts(deps.pool, { today: toPragueDay(now), now, after, limit: BATCH })
    const last = items.at(-1)
    if (last === undefined) return
    after = last
    const outcome = await eachItem(context, { name: 'send-vouchers', items, keyOf: (id) => id }, (voucherId) =>
      inTransaction(deps.pool, async (db) => {
        const recipientEmail = await lockGift(db, voucherId)
        if (recipientEmail !== null) await queueGift({ ...context, db }, { voucherId, recipientEmail })
      }),
    )
    log.info(outcome, 'voucher.gifts_sent')
  }
}
