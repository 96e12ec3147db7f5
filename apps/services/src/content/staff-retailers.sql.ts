import type { RetailerFields, StaffRetailer } from '@shop/contract/staff/staff-retailer'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertRetailer,
  IsPlaceTaken,
  LockRetailer,
  SelectStaffRetailer,
  SelectStaffRetailers,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const RETAILER = `r.id::int as "retailerId", r.version, r.confirmed_on::text as "confirmedOn",
  r.hidden_at is null and r.confirmed_on > current_date - 365 as "isShown",
  jsonb_build_object('name', r.name, 'type', r.type, 'street', r.street, 'city', r.city, 'postalCode', r.postal_code, 'region', r.region,
    'latitude', r.latitude, 'longitude', r.longitude, 'email', r.email, 'phone', coalesce(r.phone, ''), 'web', coalesce(r.web, ''), 'note', r.note,
    'openingHours', r.opening_hours, 'onHolidays', r.on_holidays, 'dogsWelcome', r.dogs_welcome, 'wheelchair', r.wheelchair,
    'pickupOfOrders', r.pickup_of_orders, 'isHidden', r.hidden_at is not null) as fields
  from shop.retailers r`

export async function selectStaffRetailers(db: Db, find: string, limit: number): Promise<StaffRetailer[]> {
  const { rows } = await db.query<Narrow<SelectStaffRetailers, StaffRetailer>>(
    `select ${RETAILER} where r.storefront_id = $1 and ($2 = '' or internal.fold_address(r.name || ' ' || r.city) like '%' || internal.fold_address($2) || '%')
      order by r.city, r.name limit $3`,
    [STOREFRONT_ID, find, limit],
  )
  return rows
}

export async function selectStaffRetailer(db: Db, id: number): Promise<StaffRetailer> {
  const { rows } = await db.query<Narrow<SelectStaffRetailer, StaffRetailer>>(`select ${RETAILER} where r.id = $1`, [
    id,
  ])
  return onlyRow(rows)
}

export async function lockRetailer(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.query<LockRetailer>(
    'select id from shop.retailers where id = $1 and storefront_id = $2 for update',
    [id, STOREFRONT_ID],
  )
  return rows.length > 0
}

/** Another place of that name in that town. Two who take one name at once wait for each other. */
export async function isPlaceTaken(
  db: Db,
  id: number,
  { name, city }: { name: string; city: string },
): Promise<boolean> {
  await db.query<NoRow>(`select pg_advisory_xact_lock(hashtext('retailers.name'))`)
  const { rows } = await db.query<IsPlaceTaken>(
    `select r.id from shop.retailers r where r.storefront_id = $1 and r.id <> $2
        and internal.fold_address(r.name || ' ' || r.city) = internal.fold_address($3) limit 1`,
    [STOREFRONT_ID, id, `${name} ${city}`],
  )
  return rows.length > 0
}

const COLUMNS = `name, type, street, city, postal_code, region, latitude, longitude, email, phone, note, opening_hours, on_holidays,
  dogs_welcome, wheelchair, pickup_of_orders, web, hidden_at, confirmed_on`

function valuesOf(fields: RetailerFields) {
  return [
    ...[fields.name, fields.type, fields.street, fields.city, fields.postalCode, fields.region, fields.latitude],
    ...[fields.longitude, fields.email, fields.phone, fields.note, JSON.stringify(fields.openingHours)],
    ...[fields.onHolidays, fields.dogsWelcome, fields.wheelchair, fields.pickupOfOrders, fields.web],
  ]
}

/** Null when the address of another place is the same. */
export async function insertRetailer(
  db: Db,
  slug: string,
  { fields, now }: { fields: RetailerFields; now: Date },
): Promise<number | null> {
  const { rows } = await db.query<InsertRetailer>(
    `insert into shop.retailers (storefront_id, slug, ${COLUMNS})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, nullif($12, ''), $13, $14, $15, $16, $17, $18, nullif($19, ''),
             case when $20::boolean then $21::timestamptz end, ($21::timestamptz at time zone 'Europe/Prague')::date)
     on conflict (storefront_id, slug) do nothing returning id::int as id`,
    [STOREFRONT_ID, slug, ...valuesOf(fields), fields.isHidden, now],
  )
  return rows[0]?.id ?? null
}

/** Hidden once stays hidden since then, whatever else is changed. */
export async function updateStaffRetailer(
  db: Db,
  id: number,
  { fields, isConfirmed, now }: { fields: RetailerFields; isConfirmed: boolean; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `update shop.retailers set (${COLUMNS}) =
       ($2, $3, $4, $5, $6, $7, $8, $9, $10, nullif($11, ''), $12, $13, $14, $15, $16, $17, nullif($18, ''),
        case when $19::boolean then coalesce(hidden_at, $21::timestamptz) end,
        case when $20::boolean then ($21::timestamptz at time zone 'Europe/Prague')::date else confirmed_on end)
      where id = $1`,
    [id, ...valuesOf(fields), fields.isHidden, isConfirmed, now],
  )
}
