import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { selectNewMovements } from '#app/payment/bank.sql'
import { readStatement } from '#app/payment/read-statement'
import { takeMovement } from '#app/payment/take-movement'
import { inTransaction } from '#app/store/database'

/** Stores what is new on the account, then matches whatever is stored and not matched yet, each movement by itself. */
export async function importBank(context: JobContext): Promise<void> {
  const { deps, log } = context
  await readStatement(context)
  const items = await selectNewMovements(deps.pool)
  await eachItem(context, { name: 'import-bank', items, keyOf: Number }, async (id) => {
    const outcome = await inTransaction(deps.pool, (db) => takeMovement({ ...context, db }, id))
    log.info({ movementId: id, outcome }, 'bank.matched')
  })
}
