import type { Db, NoRow } from '#app/store/database'

/** Given by the customer's own choice instead of money; they hold as long as any others. The same case gives once. */
export async function insertCaseCredits(
  db: Db,
  { customerId, caseId, credits, now }: { customerId: number; caseId: number; credits: number; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.credit_entries (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, created_at)
     select $1, 'goodwill', $3, $4::timestamptz, internal.credits_end($4::timestamptz, (months.value #>> '{}')::integer), 'case', $2::text, $4::timestamptz
       from shop.customers c
       join shop.settings months on months.storefront_id = c.storefront_id and months.key = 'loyalty.validity_months'
      where c.id = $1
     on conflict on constraint credit_entries_once do nothing`,
    [customerId, caseId, credits, now],
  )
}
