import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockCard, LockPuppy, SelectCard } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface LockedPuppy {
  id: number
  litterId: number
  bornOn: string | null
  isTaken: boolean
  diedOn: string | null
  uid: string | null
  cardExpiresOn: string | null
}

/** Of a litter of this breeder. */
export async function lockPuppy(db: Db, customerId: number, id: number): Promise<LockedPuppy | null> {
  const { rows } = await db.query<Narrow<LockPuppy, LockedPuppy>>(
    `select p.id::int as id, p.litter_id::int as "litterId", l.born_on::text as "bornOn", p.taken_at is not null as "isTaken",
            p.died_on::text as "diedOn", p.uid, p.card_expires_on::text as "cardExpiresOn"
       from shop.puppies p join shop.litters l on l.id = p.litter_id
      where l.customer_id = $1 and p.id = $2 for update of p`,
    [customerId, id],
  )
  return rows[0] ?? null
}

/** The curve stays; the card leads nowhere any more. */
export async function endPuppyRow(db: Db, id: number, diedOn: string): Promise<void> {
  await db.query<NoRow>(
    'update shop.puppies set died_on = $2, uid = null, card_made_at = null, card_expires_on = null where id = $1 and taken_at is null',
    [id, diedOn],
  )
}

interface NewCard {
  puppyId: number
  uid: string
}

export async function updateCards(
  db: Db,
  cards: readonly NewCard[],
  { expiresOn, now }: { expiresOn: string; now: Date },
): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `update shop.puppies p set uid = c.uid, card_made_at = $3, card_expires_on = $4
       from unnest($1::bigint[], $2::text[]) as c (id, uid) where p.id = c.id and p.taken_at is null and p.died_on is null`,
    [cards.map(({ puppyId }) => puppyId), cards.map(({ uid }) => uid), now, expiresOn],
  )
  return rowCount ?? 0
}

export interface HeldCard {
  puppyId: number
  name: string
  sex: 'male' | 'female'
  breed: string
  bornOn: string
  expiresOn: string
  productId: number | null
  takenBy: number | null
  isTaken: boolean
  dogId: number | null
  weight: { measuredOn: string; grams: number } | null
}

/** One of those who come at once holds it, the others wait and then find it taken. */
export async function lockCard(db: Db, uid: string): Promise<HeldCard | null> {
  const { rows } = await db.query<Narrow<LockCard, HeldCard>>(
    `select p.id::int as "puppyId", p.name, p.sex, l.breed, l.born_on::text as "bornOn", p.card_expires_on::text as "expiresOn",
            l.product_id::int as "productId", p.taken_by::int as "takenBy", p.taken_at is not null as "isTaken", p.dog_id::int as "dogId",
            (select jsonb_build_object('measuredOn', to_char(w.measured_on, 'YYYY-MM-DD'), 'grams', w.grams) from shop.puppy_weights w
              where w.puppy_id = p.id order by w.measured_on desc limit 1) as weight
       from shop.puppies p join shop.litters l on l.id = p.litter_id
      where p.uid = $1 for update of p`,
    [uid],
  )
  return rows[0] ?? null
}

export async function updateTaken(
  db: Db,
  puppyId: number,
  { customerId, dogId, now }: { customerId: number; dogId: number; now: Date },
): Promise<void> {
  await db.query<NoRow>('update shop.puppies set taken_at = $2, taken_by = $3, dog_id = $4 where id = $1', [
    puppyId,
    now,
    customerId,
    dogId,
  ])
}

/** What was weighed and what was eaten at the breeder's. */
export async function bequeath(
  db: Db,
  { puppyId, dogId, productId, now }: { puppyId: number; dogId: number; productId: number | null; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.dog_weights (dog_id, measured_on, grams, created_at)
     select $2, w.measured_on, w.grams, $3 from shop.puppy_weights w where w.puppy_id = $1
     on conflict (dog_id, measured_on) do nothing`,
    [puppyId, dogId, now],
  )
  if (productId === null) return
  await db.query<NoRow>('insert into shop.dog_foods (dog_id, product_id, energy_share_percent) values ($1, $2, 100)', [
    dogId,
    productId,
  ])
}

interface PuppyCard {
  litterId: number
  name: string
  sex: 'male' | 'female'
  breed: string
  bornOn: string
  expiresOn: string
  isTaken: boolean
  kennel: string
  food: string | null
  credits: number
  weights: { on: string; grams: number }[]
}

/** Whoever has the card reads it: the puppy and the kennel, nothing of the person who breeds. */
export async function selectCard(db: Db, uid: string): Promise<PuppyCard | null> {
  const { rows } = await db.query<Narrow<SelectCard, PuppyCard>>(
    `select l.id::int as "litterId", p.name, p.sex, l.breed, l.born_on::text as "bornOn", p.card_expires_on::text as "expiresOn",
            p.taken_at is not null as "isTaken",
            coalesce((select a.subject from shop.applications a where a.customer_id = l.customer_id and a.kind = 'breeder' and a.state = 'approved' order by a.id desc limit 1), '') as kennel,
            (select g.name from shop.products g where g.id = l.product_id) as food,
            (select (s.value #>> '{}')::integer from shop.settings s where s.storefront_id = $2 and s.key = 'breeders.puppy_credits') as credits,
            (select coalesce(jsonb_agg(jsonb_build_object('on', to_char(w.measured_on, 'YYYY-MM-DD'), 'grams', w.grams) order by w.measured_on), '[]')
               from shop.puppy_weights w where w.puppy_id = p.id) as weights
       from shop.puppies p join shop.litters l on l.id = p.litter_id where p.uid = $1`,
    [uid, STOREFRONT_ID],
  )
  return rows[0] ?? null
}
