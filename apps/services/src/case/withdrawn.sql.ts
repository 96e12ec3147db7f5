import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { SelectWithdrawn } from '#app/store/rows'

/** Goods of an order that is still here were withdrawn from: nobody packs it, whatever brought it to the queue. */
export async function isWithdrawnFrom(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await db.query<SelectWithdrawn>('select internal.is_withdrawn_from($1) as "isWithdrawn"', [orderId])
  return onlyRow(rows).isWithdrawn ?? false
}

/** Money that went back with the end of an order is that of the case that ended it. */
export async function updateRefundsOfCase(
  db: Db,
  ids: readonly number[],
  { caseId, account }: { caseId: number; account: string | null },
): Promise<void> {
  await db.query<NoRow>(
    `update shop.refunds set case_id = $2, account = case when way = 'transfer' then coalesce(account, $3) else account end where id = any($1)`,
    [ids, caseId, account],
  )
}
