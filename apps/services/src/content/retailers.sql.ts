import type { RetailerEntry, RetailerFacts } from '@shop/contract/retailer'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectRetailer, SelectRetailersToAsk } from '#app/store/rows'

interface RetailerToAsk {
  id: number
  name: string
  address: string
  email: string
  confirmedOn: Date
}

/** Entries nobody has confirmed for so many days, asked again only after a while. */
export async function selectRetailersToAsk(
  db: Db,
  { staleDays, againDays, now }: { staleDays: number; againDays: number; now: Date },
): Promise<RetailerToAsk[]> {
  const { rows } = await db.query<Narrow<SelectRetailersToAsk, RetailerToAsk>>(
    `select r.id::int as id, r.name, concat_ws(', ', r.street, r.city) as address, coalesce(r.email, c.email) as email,
            r.confirmed_on::timestamptz as "confirmedOn"
       from shop.retailers r
       left join internal.retailer_entries e on e.retailer_id = r.id
       left join shop.customers c on c.id = e.customer_id
      where coalesce(r.email, c.email) is not null and r.hidden_at is null and r.confirmed_on <= $3::date - $1::int
        and (r.asked_on is null or r.asked_on <= $3::date - $2::int)
      order by r.id
      limit 200
        for update of r skip locked`,
    [staleDays, againDays, now],
  )
  return rows
}

export async function markAsked(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.retailers set asked_on = $2::date where id = $1', [id, now])
}

export async function selectRetailer(db: Db, id: number): Promise<RetailerEntry | null> {
  const { rows } = await db.query<Narrow<SelectRetailer, Pick<RetailerEntry, 'openingHours'>>>(
    `select name, street, city, postal_code as "postalCode", confirmed_on::text as "confirmedOn",
            coalesce(phone, '') as phone, coalesce(web, '') as web, note, opening_hours as "openingHours", on_holidays as "onHolidays",
            dogs_welcome as "dogsWelcome", wheelchair, pickup_of_orders as "pickupOfOrders"
       from shop.retailers where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function updateRetailer(db: Db, id: number, facts: RetailerFacts, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `update shop.retailers
        set phone = nullif($2, ''), note = $3, opening_hours = $4, on_holidays = $5, dogs_welcome = $6,
            wheelchair = $7, pickup_of_orders = $8, confirmed_on = $9::date, web = nullif($10, '')
      where id = $1`,
    [
      id,
      facts.phone,
      facts.note,
      JSON.stringify(facts.openingHours),
      facts.onHolidays,
      facts.dogsWelcome,
      facts.wheelchair,
      facts.pickupOfOrders,
      now,
      facts.web,
    ],
  )
  return rowCount === 1
}
