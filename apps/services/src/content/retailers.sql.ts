import type { CorrectRetailer, RetailerEntry } from '@shop/contract/retailer'
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
  const { rows } = await db.query<SelectRetailersToAsk>(
    `select id::int as id, name, concat_ws(', ', street, city) as address, email,
            confirmed_on::timestamptz as "confirmedOn"
       from shop.retailers
      where email is not null and hidden_at is null and confirmed_on <= $3::date - $1::int
        and (asked_on is null or asked_on <= $3::date - $2::int)
      order by id
      limit 200
        for update skip locked`,
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
            coalesce(phone, '') as phone, note, opening_hours as "openingHours", on_holidays as "onHolidays",
            dogs_welcome as "dogsWelcome", wheelchair, pickup_of_orders as "pickupOfOrders"
       from shop.retailers where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function updateRetailer(db: Db, id: number, facts: CorrectRetailer, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `update shop.retailers
        set phone = nullif($2, ''), note = $3, opening_hours = $4, on_holidays = $5, dogs_welcome = $6,
            wheelchair = $7, pickup_of_orders = $8, confirmed_on = $9::date
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
    ],
  )
  return rowCount === 1
}
