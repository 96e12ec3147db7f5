import { findTransfer } from '@shop/domain/payment/remittance'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { updateMatch } from '#app/payment/bank.sql'
import {
  lockOpenRemittance,
  selectOpenRemittances,
  selectSumMovements,
  selectUncollected,
  selectWaitingRows,
  updateRemittanceMoney,
  updateRemittanceSettled,
} from '#app/payment/remittance/remittances.sql'
import { settleRow } from '#app/payment/remittance/settle-row'
import { inTransaction } from '#app/store/database'
import { closeStaffTaskAbout, openStaffTaskOnce } from '#app/tasks/staff-tasks.sql'

const DAY_MS = 86_400_000
/** A carrier whose file is here sends its money within days. */
const LATE_MS = 10 * DAY_MS
/** So long after delivery even the slowest of them has paid. */
const HELD_MS = 14 * DAY_MS

/** Files whose money has come are settled row by row; the others wait for their transfer. */
export async function matchRemittances(context: JobContext): Promise<void> {
  const items = await selectOpenRemittances(context.deps.pool)
  const batch = { name: 'match-remittances', items, keyOf: Number }
  const outcome = await eachItem(context, batch, (id) => settleFile(context, id))
  if (items.length > 0) context.log.info(outcome, 'remittances.matched')
}

async function settleFile(context: JobContext, id: number): Promise<void> {
  const { deps, now } = context
  const carrier = await claimMoney(context, id)
  if (carrier === null) return
  for (const { line, orderId } of await selectWaitingRows(deps.pool, id)) {
    await inTransaction(deps.pool, (db) => settleRow({ ...context, db }, { remittanceId: id, line, orderId }))
  }
  await inTransaction(deps.pool, async (db) => {
    for (const missing of await selectUncollected(db, id, carrier, new Date(now.getTime() - HELD_MS))) {
      const { paymentId, orderId, amount } = missing
      const task = {
        kind: 'remittance_missing' as const,
        subject: `payment:${paymentId}`,
        orderId,
        details: { amount, carrier },
        now,
      }
      await openStaffTaskOnce(db, task)
    }
    await updateRemittanceSettled(db, id, now)
  })
}

/** The transfer is the file's from now on, and nobody else's. Null while there is none. */
async function claimMoney({ deps, now }: JobContext, id: number): Promise<string | null> {
  return inTransaction(deps.pool, async (db) => {
    const file = await lockOpenRemittance(db, id)
    if (!file) return null
    if (file.movementId !== null) return file.carrier
    const transfer = findTransfer(file, await selectSumMovements(db, file))
    if (!transfer) {
      const details = { carrier: file.carrier, total: file.total }
      const task = { kind: 'remittance_unpaid' as const, subject: `remittance:${id}`, orderId: null, details, now }
      if (now.getTime() - file.readAt.getTime() > LATE_MS) await openStaffTaskOnce(db, task)
      return null
    }
    await updateRemittanceMoney(db, id, transfer.id)
    await updateMatch(db, transfer.id, {
      match: 'ignored',
      details: { reason: 'remittance', remittanceId: id },
      taken: null,
    })
    const closing = { closedBy: 'system', note: 'Je to odvod dobírek dopravce.', now }
    await closeStaffTaskAbout(db, { kind: 'bank_movement', subject: `movement:${transfer.id}` }, closing)
    await closeStaffTaskAbout(db, { kind: 'remittance_unpaid' as const, subject: `remittance:${id}` }, closing)
    return file.carrier
  })
}
