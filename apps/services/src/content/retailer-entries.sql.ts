import type { OwnEntryFields, RetailerSupply } from '@shop/contract/retailer'
import type { WaitingRetailer } from '@shop/contract/staff/staff-retailer'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  DeleteEntry,
  LockSentEntry,
  SelectOwnEntry,
  SelectStanding,
  SelectTakenPlace,
  SelectWaitingEntries,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface Standing {
  isWholesaler: boolean
  isBuying: boolean
  leastProducts: number
  answerDays: number
  supply: RetailerSupply
}

/** One account sends one entry at a time. */
export async function lockOwner(db: Db, customerId: number): Promise<void> {
  await db.query<NoRow>('select from shop.customers where id = $1 for update', [customerId])
}

/** What our own books say about a shop. */
export async function selectStanding(db: Db, customerId: number, now: Date): Promise<Standing> {
  const { rows } = await db.query<Narrow<SelectStanding, Standing>>(
    `select coalesce(g.code = 'velkoobchod', false) as "isWholesaler", internal.retailer_is_buying(c.id, $2) as "isBuying",
            (least.value #>> '{}')::integer as "leastProducts", (answer.value #>> '{}')::integer as "answerDays",
            internal.retailer_supply(c.id, $2) as supply
       from shop.customers c
       left join shop.customer_groups g on g.id = c.customer_group_id
       join shop.settings least on least.storefront_id = c.storefront_id and least.key = 'retailers.least_products'
       join shop.settings answer on answer.storefront_id = c.storefront_id and answer.key = 'retailers.answer_days'
      where c.id = $1`,
    [customerId, now],
  )
  return onlyRow(rows)
}

interface OwnEntry {
  id: number
  retailerId: number | null
  state: 'waiting' | 'returned' | 'published'
  fields: OwnEntryFields
  showsSupply: boolean
  answerBy: string
  reason: string
  isShown: boolean
  isPaused: boolean
}

/** What was published is read from the map itself: people may have corrected it there. */
export async function selectOwnEntry(db: Db, customerId: number, now: Date): Promise<OwnEntry | null> {
  const { rows } = await db.query<Narrow<SelectOwnEntry, OwnEntry>>(
    `select e.id::int as id, e.retailer_id::int as "retailerId", e.state, e.shows_supply as "showsSupply", e.answer_by::text as "answerBy", e.reason,
            case when e.state <> 'published' then e.fields
              else jsonb_build_object('name', r.name, 'type', r.type, 'street', r.street, 'city', r.city, 'postalCode', r.postal_code,
                'email', r.email, 'phone', coalesce(r.phone, ''), 'web', coalesce(r.web, ''), 'note', r.note, 'openingHours', r.opening_hours,
                'onHolidays', r.on_holidays, 'dogsWelcome', r.dogs_welcome, 'wheelchair', r.wheelchair, 'pickupOfOrders', r.pickup_of_orders) end as fields,
            coalesce(r.hidden_at is null and r.confirmed_on > $2::date - 365, false) as "isShown", e.paused_at is not null as "isPaused"
       from internal.retailer_entries e left join shop.retailers r on r.id = e.retailer_id
      where e.customer_id = $1`,
    [customerId, now],
  )
  return rows[0] ?? null
}

interface SentEntry {
  customerId: number
  state: OwnEntry['state']
  fields: OwnEntryFields
  showsSupply: boolean
  answerBy: string
  now: Date
}

/** Sent again while it waits, it keeps its place: the promise runs from the first time. The account is locked by whoever calls. */
export async function saveEntry(db: Db, entry: SentEntry): Promise<void> {
  const values = [
    ...[entry.customerId, entry.state, JSON.stringify(entry.fields), entry.showsSupply],
    ...[entry.answerBy, entry.now],
  ]
  const { rowCount } = await db.query<NoRow>(
    `update internal.retailer_entries e set state = $2, fields = $3, shows_supply = $4, reason = '',
       sent_at = case when e.state = 'waiting' then e.sent_at else $6 end, answer_by = case when e.state = 'waiting' then e.answer_by else $5::date end
      where e.customer_id = $1`,
    values,
  )
  if (rowCount === 1) return
  await db.query<NoRow>(
    `insert into internal.retailer_entries (customer_id, state, fields, shows_supply, sent_at, answer_by) values ($1, $2, $3, $4, $6, $5::date)`,
    values,
  )
}

export async function updateRetailerEmail(db: Db, retailerId: number, email: string | null): Promise<void> {
  await db.query<NoRow>('update shop.retailers set email = $2 where id = $1', [retailerId, email])
}

/** Beside the entry only when its owner wants that; written when it differs, so that pages are made anew only then. */
export async function updateSupply(db: Db, retailerId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update shop.retailers r set supply = s.supply
       from (select e.retailer_id, case when e.shows_supply then internal.retailer_supply(e.customer_id, $2) end as supply
               from internal.retailer_entries e where e.retailer_id = $1) s
      where r.id = s.retailer_id and r.supply is distinct from s.supply`,
    [retailerId, now],
  )
}

/** The number of its place, which stays behind without an owner. */
export async function deleteEntry(db: Db, customerId: number): Promise<number | null> {
  const { rows } = await db.query<DeleteEntry>(
    'delete from internal.retailer_entries where customer_id = $1 returning retailer_id::int as "retailerId"',
    [customerId],
  )
  return rows[0]?.retailerId ?? null
}

export async function hideRetailer(db: Db, retailerId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.retailers set hidden_at = coalesce(hidden_at, $2), supply = null where id = $1', [
    retailerId,
    now,
  ])
}

export async function selectWaitingEntries(db: Db): Promise<WaitingRetailer[]> {
  const { rows } = await db.query<Narrow<SelectWaitingEntries, WaitingRetailer>>(
    `select e.id::int as "entryId", e.version, e.fields, e.sent_at::text as "sentAt", e.answer_by::text as "answerBy",
            r.name || ', ' || r.street || ', ' || r.city as "shownAs",
            coalesce(r.region, near.region, '') as region,
            case when r.id is not null and r.postal_code = e.fields ->> 'postalCode' then r.latitude else place.at[1] end as latitude,
            case when r.id is not null and r.postal_code = e.fields ->> 'postalCode' then r.longitude else place.at[0] end as longitude
       from internal.retailer_entries e
       left join shop.retailers r on r.id = e.retailer_id
       cross join lateral (select internal.locate_place(e.fields ->> 'postalCode') as at) place
       left join lateral (select n.region from shop.retailers n where place.at is not null
         order by (n.latitude - place.at[1]) ^ 2 + (0.65 * (n.longitude - place.at[0])) ^ 2 limit 1) near on true
      where e.state = 'waiting' order by e.answer_by, e.id limit 200`,
  )
  return rows
}

interface LockedEntry {
  id: number
  retailerId: number | null
  state: OwnEntry['state']
  version: number
  fields: OwnEntryFields
  email: string | null
}

export async function lockSentEntry(db: Db, entryId: number): Promise<LockedEntry | null> {
  const { rows } = await db.query<Narrow<LockSentEntry, LockedEntry>>(
    `select e.id::int as id, e.retailer_id::int as "retailerId", e.state, e.version, e.fields, c.email
       from internal.retailer_entries e join shop.customers c on c.id = e.customer_id where e.id = $1 for update of e`,
    [entryId],
  )
  return rows[0] ?? null
}

/** A place of that name in that town, and whether somebody keeps it. Two who take one name at once wait for each other. */
export async function selectTakenPlace(
  db: Db,
  { name, city }: { name: string; city: string },
): Promise<{ id: number; isKept: boolean } | null> {
  await db.query<NoRow>(`select pg_advisory_xact_lock(hashtext('retailers.name'))`)
  const { rows } = await db.query<Narrow<SelectTakenPlace, { id: number; isKept: boolean }>>(
    `select r.id::int as id, exists (select from internal.retailer_entries e where e.retailer_id = r.id) as "isKept" from shop.retailers r
      where r.storefront_id = $1 and internal.fold_address(r.name || ' ' || r.city) = internal.fold_address($2) limit 1`,
    [STOREFRONT_ID, `${name} ${city}`],
  )
  return rows[0] ?? null
}

export async function updateDecided(
  db: Db,
  { id, ...to }: { id: number; state: OwnEntry['state']; retailerId: number | null; reason: string; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `update internal.retailer_entries set state = $2, retailer_id = $3, reason = $4, decided_at = $5, paused_at = null where id = $1`,
    [id, to.state, to.retailerId, to.reason, to.now],
  )
}
