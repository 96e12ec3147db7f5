import type { BirthdayDog } from '@shop/domain/credits/birthday-gift'
import { notResting } from '#app/jobs/each-item.sql'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectBirthdayDogs, SelectBirthdayHouseholds, SelectBirthdayRules } from '#app/store/rows'

/** Customers some of whose dogs were born on one of these days of a year (`MM-DD`). */
export async function selectBirthdayHouseholds(db: Db, days: readonly string[], now: Date): Promise<number[]> {
  const { rows } = await db.query<SelectBirthdayHouseholds>(
    `select distinct d.customer_id as "customerId" from shop.dogs d join shop.customers c on c.id = d.customer_id
      where d.deleted_at is null and c.email is not null and to_char(d.born_on, 'MM-DD') = any ($1)
        and coalesce(d.born_noted_at, d.created_at) < $2::timestamptz - interval '29 days'
        and not exists (select from shop.credit_entries e where e.customer_id = d.customer_id and e.kind = 'birthday'
          and split_part(e.reference_id, ':', 1) = d.id::text and e.created_at > $2::timestamptz - interval '30 days')
        and ${notResting('give-birthdays', 'd.customer_id', '$2')}
      order by 1`,
    [days, now],
  )
  return rows.map(({ customerId }) => customerId)
}

interface NamedDog extends BirthdayDog {
  name: string
  sex: 'male' | 'female' | null
}

/** The caller holds the customer. */
export async function selectBirthdayDogs(db: Db, customerId: number): Promise<NamedDog[]> {
  const { rows } = await db.query<
    Narrow<SelectBirthdayDogs, { bornOn: string; notedOn: string; sex: NamedDog['sex'] }>
  >(
    `select d.id, d.name, d.sex, to_char(d.born_on, 'YYYY-MM-DD') as "bornOn",
            to_char(coalesce(d.born_noted_at, d.created_at) at time zone 'Europe/Prague', 'YYYY-MM-DD') as "notedOn",
            (select to_char(max(e.created_at) at time zone 'Europe/Prague', 'YYYY-MM-DD') from shop.credit_entries e
              where e.customer_id = d.customer_id and e.kind = 'birthday' and split_part(e.reference_id, ':', 1) = d.id::text) as "lastGivenOn"
       from shop.dogs d where d.customer_id = $1 and d.deleted_at is null and d.born_on is not null order by d.id`,
    [customerId],
  )
  return rows
}

interface BirthdayRules {
  limit: number
  credits: number
  days: number
  /** Gifts of this customer since a day, also for dogs that are no longer there. */
  given: number
  email: string | null
  /** Whether they want to be written to about credits. */
  isTold: boolean
}

export async function selectBirthdayRules(db: Db, customerId: number, since: string): Promise<BirthdayRules> {
  const { rows } = await db.query<Narrow<SelectBirthdayRules, BirthdayRules>>(
    `select (most.value #>> '{}')::integer as limit, (amount.value #>> '{}')::integer as credits, (days.value #>> '{}')::integer as days,
            (select count(*)::int from shop.credit_entries e where e.customer_id = c.id and e.kind = 'birthday'
              and e.created_at >= $2::date at time zone 'Europe/Prague') as given, c.email,
            exists (select from shop.current_consents n where n.customer_id = c.id and n.topic = 'reminders' and n.granted) as "isTold"
       from shop.customers c
       join shop.settings most on most.storefront_id = c.storefront_id and most.key = 'loyalty.birthday_limit'
       join shop.settings amount on amount.storefront_id = c.storefront_id and amount.key = 'loyalty.birthday_credits'
       join shop.settings days on days.storefront_id = c.storefront_id and days.key = 'loyalty.birthday_days'
      where c.id = $1`,
    [customerId, since],
  )
  return onlyRow(rows)
}
