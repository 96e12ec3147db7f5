import type { Harness } from '../harness.ts'
import { query } from '../paying.ts'

/** What tests of stopped batches ask the shop. */
export function watchBatches(shop: Harness) {
  /** The batch that is packed first, and where it went. */
  async function batchOf(orderId: number) {
    const [row] = await query<{ batchId: number; code: string; uid: string }>(
      shop,
      `select b.id::int as "batchId", b.code, t.uid from shop.parcels p join shop.parcel_lines l on l.parcel_id = p.id
         join shop.batches b on b.id = l.batch_id join shop.printed_tags t on t.batch_id = b.id
        where p.order_id = $1 and p.state <> 'cancelled'`,
      [orderId],
    )
    if (!row) throw new Error('It lies in no batch.')
    return row
  }
  /** The queue tries again what failed, without the wait; says how many jobs it had kept. */
  async function stopAgain(): Promise<number> {
    const kept = await query(
      shop,
      `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'stop-batch' returning j.id`,
    )
    await shop.runJobs()
    return kept.length
  }
  const untrue = () => query(shop, 'select name from internal.check_truths() where violations > 0')
  return { batchOf, stopAgain, untrue }
}
