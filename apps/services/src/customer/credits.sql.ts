import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { SelectDogGrants } from '#app/store/rows'

interface CreditGrant {
  customerId: number
  kind: 'welcome' | 'dog_profile' | 'review' | 'survey' | 'regular_delivery' | 'goodwill'
  settingKey: string
  reference: { type: string; id: string } | null
  now: Date
}

/** The amount and how long it holds are settings; the same event grants once, however often it is told. */
export async function insertGrant(db: Db, grant: CreditGrant): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `insert into shop.credit_entries
       (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, created_at)
     select $1, $2, (amount.value #>> '{}')::integer, $6::timestamptz,
            internal.credits_end($6::timestamptz, (months.value #>> '{}')::integer), $4, $5, $6::timestamptz
       from shop.customers c
       join shop.settings amount on amount.storefront_id = c.storefront_id and amount.key = $3
       join shop.settings months on months.storefront_id = c.storefront_id and months.key = 'loyalty.validity_months'
      where c.id = $1 and (amount.value #>> '{}')::integer > 0
     on conflict on constraint credit_entries_once do nothing`,
    [
      grant.customerId,
      grant.kind,
      grant.settingKey,
      grant.reference?.type ?? null,
      grant.reference?.id ?? null,
      grant.now,
    ],
  )
  return rowCount === 1
}

/** For how many dogs credits were given, and for how many they may be. */
export async function selectDogGrants(db: Db, customerId: number): Promise<{ given: number; limit: number }> {
  const { rows } = await db.query<SelectDogGrants>(
    `select (select count(*)::int from shop.credit_entries where customer_id = $1 and kind = 'dog_profile') as given,
            coalesce((select (s.value #>> '{}')::int from shop.settings s
                        join shop.customers c on c.storefront_id = s.storefront_id and c.id = $1
                       where s.key = 'loyalty.dog_profile_limit'), 0) as limit`,
    [customerId],
  )
  return onlyRow(rows)
}

/** What is left is lost with the account; the ledger says so line by line. */
export async function forfeitCredits(db: Db, customerId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.credit_entries (customer_id, kind, amount, lot_id, usable_from, created_at)
     select customer_id, 'forfeit', -remaining, id, $2, $2 from shop.credit_lots where customer_id = $1 and remaining > 0`,
    [customerId, now],
  )
}
