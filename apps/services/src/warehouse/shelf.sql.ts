import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  InsertBatch,
  LockBatch,
  LockKnownBatches,
  LockShelf,
  LockStocked,
  SelectParts,
  SelectWholeBatch,
} from '#app/store/rows'

// Stock before batches, each in the order of its numbers, as everybody holds them.

/** What of these goods is kept at all, and whether it lies in batches: food always, other goods when it has come in them before. */
export async function lockStocked(db: Db, variantIds: readonly number[]) {
  const { rows } = await db.query<Narrow<LockStocked, { variantId: number; sku: string; isBatched: boolean }>>(
    `select s.variant_id as "variantId", v.sku,
            v.vat_class = 'feed' or exists (select from shop.batches b where b.variant_id = v.id) as "isBatched"
       from shop.stock s join shop.variants v on v.id = s.variant_id
      where s.variant_id = any ($1) order by s.variant_id for no key update of s`,
    [variantIds],
  )
  return rows
}

export interface LockedShelf {
  onHand: number
  reserved: number
  withheld: number
  owed: number
  shelf: string | null
  hasBatches: boolean
}

export async function lockShelf(db: Db, variantId: number): Promise<LockedShelf | null> {
  const { rows } = await db.query<Narrow<LockShelf, LockedShelf>>(
    `select s.on_hand as "onHand", s.reserved, s.withheld, s.owed, s.shelf,
            exists (select from shop.batches b where b.variant_id = s.variant_id) as "hasBatches"
       from shop.stock s where s.variant_id = $1 for no key update of s`,
    [variantId],
  )
  return rows[0] ?? null
}

export interface LockedBatch {
  batchId: number
  variantId: number
  code: string
  onHand: number
  reserved: number
  blockedReason: string | null
}

export async function lockBatch(db: Db, batchId: number): Promise<LockedBatch | null> {
  const { rows } = await db.query<LockBatch>(
    `select id as "batchId", variant_id as "variantId", code, on_hand as "onHand", reserved, blocked_reason as "blockedReason"
       from shop.batches where id = $1 for no key update`,
    [batchId],
  )
  return rows[0] ?? null
}

/** The batch as it came: what is sold apart because of its date is a part of it. */
export async function selectWholeBatch(db: Db, batchId: number): Promise<SelectWholeBatch | null> {
  const { rows } = await db.query<SelectWholeBatch>(
    `select w.id as "batchId", w.variant_id as "variantId" from shop.batches b join shop.batches w on w.id = coalesce(b.part_of, b.id)
      where b.id = $1`,
    [batchId],
  )
  return rows[0] ?? null
}

/** Parts of a batch with their goods, in the order of the goods; the caller holds the shelf of the whole, so none is added meanwhile. */
export async function selectParts(db: Db, batchId: number): Promise<SelectParts[]> {
  const { rows } = await db.query<SelectParts>(
    'select id as "batchId", variant_id as "variantId" from shop.batches where part_of = $1 order by variant_id',
    [batchId],
  )
  return rows
}

interface KnownBatch {
  batchId: number
  variantId: number
  code: string
  bestBefore: string | null
}

export async function lockKnownBatches(db: Db, variantIds: readonly number[], codes: readonly string[]) {
  const { rows } = await db.query<Narrow<LockKnownBatches, KnownBatch>>(
    `select b.id as "batchId", b.variant_id as "variantId", b.code, to_char(b.best_before, 'YYYY-MM-DD') as "bestBefore"
       from shop.batches b where b.variant_id = any ($1) and b.code = any ($2) order by b.id for no key update`,
    [variantIds, codes],
  )
  return rows
}

interface NewBatch {
  variantId: number
  code: string
  bestBefore: string | null
  producedOn: string | null
  receivedOn: string
  pieces: number
}

export async function insertBatch(db: Db, batch: NewBatch): Promise<number> {
  const { variantId, code, bestBefore, producedOn, receivedOn, pieces } = batch
  const { rows } = await db.query<InsertBatch>(
    `insert into shop.batches (variant_id, code, best_before, produced_on, received_on, on_hand) values ($1, $2, $3, $4, $5, $6) returning id`,
    [variantId, code, bestBefore, producedOn, receivedOn, pieces],
  )
  return rows[0]?.id ?? 0
}

export async function addToBatch(db: Db, batchId: number, pieces: number): Promise<void> {
  await db.query<NoRow>('update shop.batches set on_hand = on_hand + $2 where id = $1', [batchId, pieces])
}

export async function addToStock(db: Db, variantId: number, pieces: number): Promise<void> {
  await db.query<NoRow>('update shop.stock set on_hand = on_hand + $2, updated_at = now() where variant_id = $1', [
    variantId,
    pieces,
  ])
}

/** Counted, and it was right: the ledger has a row of it all the same. */
export async function noteRightCount(db: Db, variantId: number, batchId: number | null, pieces: number) {
  await db.query<NoRow>('select internal.note_count($1, $2, $3)', [variantId, batchId, pieces])
}

export async function updateShelf(db: Db, variantId: number, shelf: string): Promise<void> {
  await db.query<NoRow>('update shop.stock set shelf = $2, updated_at = now() where variant_id = $1', [
    variantId,
    shelf,
  ])
}

/** The whole production, wherever it lies. */
export async function updateBlocked(db: Db, batchId: number, reason: string | null): Promise<void> {
  await db.query<NoRow>('update shop.batches set blocked_reason = $2 where id = $1 or part_of = $1', [batchId, reason])
}
