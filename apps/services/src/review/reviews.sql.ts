import type { Reviewable, ReviewState } from '@shop/contract/review'
import { reviewDecideBy } from '@shop/domain/catalog/decide-by'
import type { ReviewMerit } from '@shop/domain/catalog/review-merits'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertReview,
  LockBought,
  LockReview,
  LockReviewOf,
  SelectInvitedOrder,
  SelectReviewables,
} from '#app/store/rows'

export interface ReviewableRow extends Omit<Reviewable, 'deliveredAt'> {
  deliveredAt: Date | null
}

const REVIEW = `jsonb_build_object('id', r.id, 'state', r.status, 'rating', r.rating, 'title', r.title, 'body', r.body,
  'authorName', r.author_name, 'merits', r.merits, 'dogId', ro.dog_id, 'dogNote', coalesce(r.dog_note, ''), 'note', ro.note, 'reply', r.shop_reply,
  'reason', ro.reason, 'canAppeal', r.status in ('returned', 'rejected') and ro.appealed_at is null,
  'isAppealed', r.status = 'pending' and ro.appealed_at is not null and ro.appeal_decided_at is null,
  'versions', (select count(*) from internal.review_versions w where w.review_id = r.id),
  'photos', (select coalesce(jsonb_agg(jsonb_build_object('key', f.key, 'width', f.width, 'height', f.height) order by f.position), '[]')
               from shop.review_photos f where f.review_id = r.id and f.width is not null),
  'photosWaiting', (select count(*) from shop.review_photos f join internal.review_pictures g on g.photo_id = f.id
                     where f.review_id = r.id and f.width is null and g.fault is null))`

/** What was delivered: of one order, or of all orders of a customer, where a product stands once. */
export async function selectReviewables(
  db: Db,
  { orderId, customerId }: { orderId: number | null; customerId: number | null },
): Promise<ReviewableRow[]> {
  const { rows } = await db.query<Narrow<SelectReviewables, Pick<ReviewableRow, 'review'>>>(
    `select * from (
       select distinct on (p.id) o.number as "orderNumber", p.id as "productId", p.slug, p.name, l.variant_name as "variantName",
              (select max(e.at) from shop.order_events e where e.order_id = o.id and e.to_state = 'delivered') as "deliveredAt",
              case when r.id is not null then ${REVIEW} end as review
         from shop.orders o
         join shop.order_lines l on l.order_id = o.id and l.kind = 'goods'
         join shop.variants v on v.id = coalesce(l.bundle_variant_id, l.variant_id)
         join shop.products p on p.id = v.product_id
         left join internal.review_origins ro on ro.order_id = o.id and ro.product_id = p.id
         left join shop.reviews r on r.id = ro.review_id
        where o.state in ('delivered', 'closed') and (o.id = $1 or o.customer_id = $2)
        order by p.id, r.id desc nulls last, o.placed_at desc, l.position) found
      order by "deliveredAt" desc nulls last, "productId"`,
    [orderId, customerId],
  )
  return rows
}

export interface BoughtOrder {
  id: number
  customerId: number | null
  email: string
  firstName: string
}

const ORDER = `o.id::int as id, o.customer_id::int as "customerId", o.email, coalesce(o.billing ->> 'firstName', '') as "firstName"`

export async function selectInvitedOrder(
  db: Db,
  secretHash: Buffer,
): Promise<(BoughtOrder & { expiresAt: Date }) | null> {
  const { rows } = await db.query<SelectInvitedOrder>(
    `select ${ORDER}, i.expires_at as "expiresAt" from internal.review_invitations i join shop.orders o on o.id = i.order_id
      where i.secret_hash = $1`,
    [secretHash],
  )
  return rows[0] ?? null
}

/** Two forms sent at once stand in line here. Null for what was not bought or has not come yet. */
export async function lockBought(db: Db, orderNumber: string, productId: number): Promise<BoughtOrder | null> {
  const { rows } = await db.query<LockBought>(
    `select ${ORDER} from shop.orders o
      where o.number = $1 and o.state in ('delivered', 'closed')
        and exists (select from shop.order_lines l join shop.variants v on v.id = coalesce(l.bundle_variant_id, l.variant_id)
                     where l.order_id = o.id and l.kind = 'goods' and v.product_id = $2)
        for no key update`,
    [orderNumber, productId],
  )
  return rows[0] ?? null
}

export interface StoredReview {
  id: number
  state: ReviewState
  versions: number
  productId: number
  productName: string
  slug: string
  customerId: number | null
  /** Empty for a review taken over from elsewhere. */
  orderId: number | null
  email: string | null
}

const STORED = `select r.id::int as id, r.status as state, ro.order_id::int as "orderId", r.product_id::int as "productId",
    p.name as "productName", p.slug, ro.customer_id::int as "customerId", o.email,
    (select count(*)::int from internal.review_versions w where w.review_id = r.id) as versions
  from shop.reviews r
  join shop.products p on p.id = r.product_id
  left join internal.review_origins ro on ro.review_id = r.id
  left join shop.orders o on o.id = ro.order_id`

export async function lockReviewOf(db: Db, orderId: number, productId: number): Promise<StoredReview | null> {
  const { rows } = await db.query<LockReviewOf>(
    `${STORED} where ro.order_id = $1 and ro.product_id = $2 for update of r`,
    [orderId, productId],
  )
  return rows[0] ?? null
}

export async function lockReview(db: Db, id: number): Promise<StoredReview | null> {
  const { rows } = await db.query<LockReview>(`${STORED} where r.id = $1 for update of r`, [id])
  return rows[0] ?? null
}

export interface ReviewWords {
  rating: number
  title: string
  body: string
  authorName: string
  dogNote: string | null
  merits: ReviewMerit[]
  now: Date
}

export async function insertReview(db: Db, productId: number, words: ReviewWords): Promise<number> {
  const { rows } = await db.query<InsertReview>(
    `insert into shop.reviews (storefront_id, product_id, rating, title, body, author_name, dog_note, merits, is_verified_purchase,
                               written_on)
     select p.storefront_id, p.id, $2, $3, $4, $5, $6, $7, true, ($8::timestamptz at time zone 'Europe/Prague')::date
       from shop.products p where p.id = $1 returning id::int as id`,
    [productId, words.rating, words.title, words.body, words.authorName, words.dogNote, words.merits, words.now],
  )
  return onlyRow(rows).id
}

/** A new wording waits for a decision like a new review. What people have read before says that it was changed. */
export async function updateReviewWords(db: Db, id: number, words: ReviewWords): Promise<void> {
  await db.query<NoRow>(
    `update shop.reviews set rating = $2, title = $3, body = $4, author_name = $5, dog_size = null, dog_stage = null, dog_note = $6,
            merits = $7, status = 'pending', edited_on = case when status = 'published' then t.today else edited_on end,
            written_on = case when status = 'withdrawn' then t.today else written_on end
       from (select ($8::timestamptz at time zone 'Europe/Prague')::date as today) t where id = $1`,
    [id, words.rating, words.title, words.body, words.authorName, words.dogNote, words.merits, words.now],
  )
}

export async function updateReviewState(db: Db, id: number, state: ReviewState, reply: string | null): Promise<void> {
  await db.query<NoRow>('update shop.reviews set status = $2, shop_reply = coalesce($3, shop_reply) where id = $1', [
    id,
    state,
    reply,
  ])
}

interface Origin {
  reviewId: number
  orderId: number
  productId: number
  customerId: number | null
  dogId: number | null
  now: Date
}

/** A dog counts only when it lives with the one who bought. */
export async function saveOrigin(db: Db, origin: Origin): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.review_origins (review_id, order_id, product_id, customer_id, dog_id, submitted_at, decide_by)
     values ($1, $2, $3, $4, (select d.id from shop.dogs d where d.id = $5 and d.customer_id = $4), $6, $7)
     on conflict (review_id) do update set dog_id = excluded.dog_id, submitted_at = excluded.submitted_at,
       decide_by = excluded.decide_by, reason = null, note = '',
       appeal_decided_at = case when review_origins.appealed_at is not null then coalesce(review_origins.appeal_decided_at, excluded.submitted_at) end`,
    [
      origin.reviewId,
      origin.orderId,
      origin.productId,
      origin.customerId,
      origin.dogId,
      origin.now,
      reviewDecideBy(origin.now),
    ],
  )
}

interface OriginDecision {
  note: string
  reason: string | null
  decidedBy: string
  now: Date
}

export async function updateOriginDecision(
  db: Db,
  reviewId: number,
  { note, reason, decidedBy, now }: OriginDecision,
): Promise<void> {
  await db.query<NoRow>(
    'update internal.review_origins set note = $2, decided_at = $3, reason = $4, decided_by = $5 where review_id = $1',
    [reviewId, note, now, reason, decidedBy],
  )
}

export async function insertReviewVersion(db: Db, reviewId: number, number: number, words: ReviewWords): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.review_versions (review_id, number, rating, title, body, dog_note, merits, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [reviewId, number, words.rating, words.title, words.body, words.dogNote, words.merits, words.now],
  )
}
