import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { IsAccountMissing } from '#app/store/rows'

/** Money of the order came from an account we can send it back to; none that somebody types later is asked for or believed. */
export async function isPayerKnown(db: Db, orderId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from shop.bank_movements m join shop.payments p on p.id = m.payment_id
      where p.order_id = $1 and m.amount > 0 and m.counter_account is not null limit 1`,
    [orderId],
  )
  return rowCount === 1
}

/**
 * Whether money of a case waits, or will wait, for an account that nobody has given: it did not come by card, and no transfer says whose it was.
 */
export async function isAccountMissing(db: Db, caseId: number): Promise<boolean> {
  const { rows } = await db.query<IsAccountMissing>(
    `select exists (
       select from shop.cases c join shop.orders o on o.id = c.order_id
        where c.id = $1 and c.account = ''
          and not exists (select from shop.bank_movements m join shop.payments p on p.id = m.payment_id
            where p.order_id = o.id and m.amount > 0 and m.counter_account is not null)
          and (exists (select from shop.refunds r where r.case_id = c.id and r.way = 'transfer' and r.state = 'requested' and r.account is null)
            or o.payment_kind <> 'online' and c.wish = 'refund'
              and c.state in ('notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed'))
     ) as "isMissing"`,
    [caseId],
  )
  return onlyRow(rows).isMissing ?? false
}

/** Also for money that waits already; what has an account keeps it. */
export async function updateCaseAccount(db: Db, caseId: number, account: string): Promise<void> {
  await db.query<NoRow>('update shop.cases set account = $2 where id = $1', [caseId, account])
  await db.query<NoRow>(
    `update shop.refunds set account = $2 where case_id = $1 and way = 'transfer' and state = 'requested' and account is null`,
    [caseId, account],
  )
}
