import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { SelectDogGrants, SelectGrantEnd } from '#app/store/rows'

interface CreditGrant {
  customerId: number
  /** A row of `shop.credit_rules`. */
  rule: 'welcome' | 'dog_profile' | 'birthday' | 'review' | 'survey' | 'regular_delivery' | 'fair' | 'puppy'
  reference: { type: string; id: string } | null
  now: Date
}

/**
 * The rule says which settings hold the amount and how long it is good for; the same event grants once, however often it is told.
 * A group that earns nothing has no part in the programme.
 */
export async function insertGrant(db: Db, grant: CreditGrant): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `insert into shop.credit_entries
       (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, created_at)
     select $1, r.kind, (amount.value #>> '{}')::integer, $5::timestamptz,
            case when days.value is null then internal.credits_end($5::timestamptz, (months.value #>> '{}')::integer)
              else internal.end_of_day(($5::timestamptz at time zone 'Europe/Prague')::date + (days.value #>> '{}')::integer) end,
            $3, $4, $5::timestamptz
       from shop.customers c
       join shop.credit_rules r on r.storefront_id = c.storefront_id and r.code = $2
       join shop.settings amount on amount.storefront_id = c.storefront_id and amount.key = r.amount_key
       join shop.settings months on months.storefront_id = c.storefront_id and months.key = 'loyalty.validity_months'
       left join shop.settings days on days.storefront_id = c.storefront_id and days.key = r.days_key
       left join shop.customer_groups g on g.id = c.customer_group_id
      where c.id = $1 and amount.value > '0'::jsonb and (g.id is null or g.earn_percent is not null)
     on conflict on constraint credit_entries_once do nothing`,
    [grant.customerId, grant.rule, grant.reference?.type ?? null, grant.reference?.id ?? null, grant.now],
  )
  return rowCount === 1
}

/** Until when what was given for something can be spent; null when nothing was. */
export async function selectGrantEnd(
  db: Db,
  { kind, reference }: { kind: string; reference: { type: string; id: string } },
): Promise<Date | null> {
  const { rows } = await db.query<SelectGrantEnd>(
    `select e.expires_at as "expiresAt" from shop.credit_entries e
      where e.kind = $1 and e.reference_type = $2 and e.reference_id = $3 and e.amount > 0 order by e.id desc limit 1`,
    [kind, reference.type, reference.id],
  )
  return rows[0]?.expiresAt ?? null
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
  // What staff wrote to a movement may speak of the person.
  await db.query<NoRow>(`update shop.credit_entries set note = '' where customer_id = $1 and note <> ''`, [customerId])
}
