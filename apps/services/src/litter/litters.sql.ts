import type { LitterInput, PuppyInput } from '@shop/contract/dog/litter'
import type { Weighing } from '@shop/domain/litter/daily-gain'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  CountLitters,
  InsertLitter,
  LockLitter,
  SelectLastWeights,
  SelectLitterRules,
  SelectPuppies,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** Whether the account is an approved breeder's now. */
export async function isBreeder(db: Db, customerId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from shop.customers c join shop.customer_groups g on g.id = c.customer_group_id
      where c.id = $1 and c.deleted_at is null and g.code = 'chovatel'`,
    [customerId],
  )
  return rowCount === 1
}

interface LitterRules {
  mostPacks: number
  daysBefore: number
  cardMonths: number
}

export async function selectLitterRules(db: Db): Promise<LitterRules> {
  const { rows } = await db.query<Narrow<SelectLitterRules, LitterRules>>(
    `select max((value #>> '{}')::integer) filter (where key = 'breeders.starter_packs') as "mostPacks",
            max((value #>> '{}')::integer) filter (where key = 'breeders.packs_days_before') as "daysBefore",
            max((value #>> '{}')::integer) filter (where key = 'breeders.card_months') as "cardMonths"
       from shop.settings where storefront_id = $1 and key like 'breeders.%'`,
    [STOREFRONT_ID],
  )
  return onlyRow(rows)
}

const values = (litter: LitterInput) => [
  litter.name,
  litter.breed,
  litter.motherName,
  litter.motherWeightGrams,
  litter.matedOn,
  litter.bornOn,
  litter.productId,
]
const COLUMNS = 'name, breed, mother_name, mother_weight_grams, mated_on, born_on, product_id'

export async function insertLitter(db: Db, customerId: number, litter: LitterInput, now: Date): Promise<number> {
  const { rows } = await db.query<Narrow<InsertLitter, { id: number }>>(
    `insert into shop.litters (customer_id, created_at, ${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id::int as id`,
    [customerId, now, ...values(litter)],
  )
  return onlyRow(rows).id
}

export async function updateLitter(db: Db, id: number, litter: LitterInput): Promise<void> {
  await db.query<NoRow>(`update shop.litters set (${COLUMNS}) = ($2, $3, $4, $5, $6, $7, $8) where id = $1`, [
    id,
    ...values(litter),
  ])
}

export async function countLitters(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query<CountLitters>(
    'select count(*)::int as count from shop.litters where customer_id = $1',
    [customerId],
  )
  return onlyRow(rows).count
}

/** Whether there is such a food. What nobody may see yet is none: the card of a puppy says its name. */
export async function hasFood(db: Db, productId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from shop.products where id = $1 and kind in ('kibble', 'can', 'pouch', 'treat') and status not in ('draft', 'scheduled')`,
    [productId],
  )
  return rowCount === 1
}

export interface LockedLitter {
  id: number
  version: number
  bornOn: string | null
  packs: number | null
  arePacksSent: boolean
}

/** Of this breeder and of nobody else. */
export async function lockLitter(db: Db, customerId: number, id: number): Promise<LockedLitter | null> {
  const { rows } = await db.query<Narrow<LockLitter, Pick<LockedLitter, 'arePacksSent'>>>(
    `select id::int as id, version, born_on::text as "bornOn", packs, packs_sent_at is not null as "arePacksSent" from shop.litters
      where customer_id = $1 and id = $2 for update`,
    [customerId, id],
  )
  return rows[0] ?? null
}

interface StoredPuppy {
  id: number
  position: number
  diedOn: string | null
  uid: string | null
  cardExpiresOn: string | null
  isTaken: boolean
}

export async function selectPuppies(db: Db, litterId: number): Promise<StoredPuppy[]> {
  const { rows } = await db.query<Narrow<SelectPuppies, StoredPuppy>>(
    `select id::int as id, position, died_on::text as "diedOn", uid, card_expires_on::text as "cardExpiresOn",
            taken_at is not null as "isTaken" from shop.puppies where litter_id = $1 order by position`,
    [litterId],
  )
  return rows
}

interface Born {
  litterId: number
  bornOn: string
  /** How many the litter has already. */
  after: number
  now: Date
}

export async function insertPuppies(db: Db, puppies: readonly PuppyInput[], born: Born): Promise<void> {
  const { litterId, bornOn, after, now } = born
  await db.query<NoRow>(
    `with given as (select (n - 1)::int as nth, value from jsonb_array_elements($2::jsonb) with ordinality as t (value, n)),
     made as (
       insert into shop.puppies (litter_id, position, name, sex, ribbon, created_at)
       select $1, $3 + g.nth + 1, g.value ->> 'name', g.value ->> 'sex', g.value ->> 'ribbon', $5 from given g returning id, position)
     insert into shop.puppy_weights (puppy_id, measured_on, grams, written_at)
     select m.id, $4, (g.value ->> 'grams')::int, $5 from made m join given g on m.position = $3 + g.nth + 1
      where g.value ->> 'grams' is not null`,
    [litterId, JSON.stringify(puppies), after, bornOn, now],
  )
}

/** The weighing of each puppy before a day. */
export async function selectLastWeights(db: Db, litterId: number, on: string): Promise<Map<number, Weighing>> {
  const { rows } = await db.query<Narrow<SelectLastWeights, Weighing & { puppyId: number }>>(
    `select distinct on (w.puppy_id) w.puppy_id::int as "puppyId", w.measured_on::text as on, w.grams
       from shop.puppy_weights w join shop.puppies p on p.id = w.puppy_id
      where p.litter_id = $1 and w.measured_on < $2 order by w.puppy_id, w.measured_on desc`,
    [litterId, on],
  )
  return new Map(rows.map(({ puppyId, on: day, grams }) => [puppyId, { on: day, grams }]))
}

export async function upsertWeights(
  db: Db,
  weights: readonly { puppyId: number; grams: number }[],
  { measuredOn, now }: { measuredOn: string; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.puppy_weights (puppy_id, measured_on, grams, written_at)
     select id, $3, grams, $4 from unnest($1::bigint[], $2::integer[]) as w (id, grams)
     on conflict (puppy_id, measured_on) do update set grams = excluded.grams, written_at = excluded.written_at`,
    [weights.map(({ puppyId }) => puppyId), weights.map(({ grams }) => grams), measuredOn, now],
  )
}

/** Asked for once; asked again there may be more of them. */
export async function updatePacks(db: Db, id: number, packs: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    'update shop.litters set packs = $2, packs_asked_at = coalesce(packs_asked_at, $3) where id = $1',
    [id, packs, now],
  )
}
