import type { SegmentQuestion } from '@shop/contract/campaign/segment'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { CountSegment, InsertSegment, LockSegment, SelectSegments } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const BOUGHT = `o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled')`
const BORN = `coalesce(d.born_on, (d.age_stated_on - make_interval(months => d.age_months))::date)`
const WEIGHT = 'coalesce(d.ideal_weight_grams, d.adult_weight_grams)'

/** The question of a campaign `c` with its segment `g`: what is planned keeps it as it was when somebody planned it. */
export const ASKED_OF_CAMPAIGN = `case when c.state = 'draft' then g.question else coalesce(c.question, g.question) end`

/**
 * Whether a subscriber `s` is meant by the question in parameter `q` (jsonb; null means everybody). One condition with every field that may be
 * asked: a field that is not asked is true at once, and values stay values.
 */
export function inSegment(q: string, now: string): string {
  const orders = `select from shop.orders o where o.storefront_id = s.storefront_id and o.email = s.email and ${BOUGHT}`
  const dogs = `select from shop.customers h join shop.dogs d on d.customer_id = h.id and d.deleted_at is null
      left join shop.breeds b on b.storefront_id = h.storefront_id and lower(b.name) = lower(d.breed)
     where h.storefront_id = s.storefront_id and h.email = s.email
       and (${q} ->> 'dogStage' is null or ${q} ->> 'dogStage' = case
             when d.life_stage is not null then case d.life_stage when 'stene' then 'puppy' when 'senior' then 'senior' else 'adult' end
             when ${BORN} > ${now}::date - interval '12 months' then 'puppy'
             when ${BORN} <= ${now}::date - interval '8 years' then 'senior' else 'adult' end)
       and (${q} -> 'dogSizes' = '[]' or ${q} -> 'dogSizes' ? coalesce(b.size, case
             when ${WEIGHT} < 5000 then 'toy' when ${WEIGHT} <= 10000 then 'small' when ${WEIGHT} <= 25000 then 'medium'
             when ${WEIGHT} <= 45000 then 'large' when ${WEIGHT} > 45000 then 'giant' end))`
  return `(${q} is null or (
    ((${q} ->> 'dogStage' is null and ${q} -> 'dogSizes' = '[]') or exists (${dogs}))
    and (${q} ->> 'boughtWithinDays' is null
         or exists (${orders} and o.placed_at > ${now}::timestamptz - make_interval(days => (${q} ->> 'boughtWithinDays')::int)))
    and (${q} ->> 'notBoughtForDays' is null
         or not exists (${orders} and o.placed_at > ${now}::timestamptz - make_interval(days => (${q} ->> 'notBoughtForDays')::int)))
    and (${q} ->> 'ordersAtLeast' is null
         or (select count(*) from shop.orders o where o.storefront_id = s.storefront_id and o.email = s.email and ${BOUGHT})
            >= (${q} ->> 'ordersAtLeast')::int)
    and (${q} -> 'boughtProducts' = '[]' or exists (${orders} and exists (
         select from shop.order_lines l join shop.variants v on v.id = l.variant_id join shop.products p on p.id = v.product_id
          where l.order_id = o.id and ${q} -> 'boughtProducts' ? p.slug)))
    and (${q} ->> 'runsOutWithinDays' is null or exists (
         select from shop.customers h join internal.run_outs e on e.customer_id = h.id
          where h.storefront_id = s.storefront_id and h.email = s.email
            and e.empty_on between ${now}::date and ${now}::date + (${q} ->> 'runsOutWithinDays')::int))
    and (coalesce(${q} -> 'levels', '[]') = '[]' or exists (
         select from shop.customers h where h.storefront_id = s.storefront_id and h.email = s.email and ${q} -> 'levels' ? (
           select l.code from shop.loyalty_levels l
             left join shop.customer_levels k on k.customer_id = h.id and k.storefront_id = l.storefront_id and k.level_code = l.code
                                             and k.valid_to >= ${now}::date
            where l.storefront_id = h.storefront_id and (l.from_turnover = 0 or k.customer_id is not null)
            order by l.from_turnover desc limit 1)))
    and (${q} ->> 'hasPlan' is null or (${q} ->> 'hasPlan')::boolean = exists (
         select from shop.plans p join shop.orders f on f.id = p.first_order_id
          where p.state <> 'ended' and f.storefront_id = s.storefront_id and f.email = s.email))
    and (${q} -> 'postcodes' = '[]' or exists (${orders} and exists (
         select from jsonb_array_elements_text(${q} -> 'postcodes') z (beginning)
          where starts_with(replace(coalesce(o.pickup_point ->> 'zip', o.delivery ->> 'zip'), ' ', ''), z.beginning))))))`
}

/** Of those who have the newsletter. */
export async function countSegment(db: Db, question: SegmentQuestion | null, now: Date): Promise<number> {
  const { rows } = await db.query<Narrow<CountSegment, { people: number }>>(
    `select count(*)::int as people from internal.newsletter_subscriptions s
      where s.storefront_id = $3 and s.state = 'confirmed' and s.email is not null and ${inSegment('$1::jsonb', '$2')}`,
    [question === null ? null : JSON.stringify(question), now, STOREFRONT_ID],
  )
  return onlyRow(rows).people
}

interface SegmentRow {
  segmentId: number
  version: number
  name: string
  question: SegmentQuestion
  people: number
}

/** One when it is named, otherwise all, each counted now. */
export async function selectSegments(db: Db, segmentId: number | null, now: Date): Promise<SegmentRow[]> {
  const { rows } = await db.query<Narrow<SelectSegments, SegmentRow>>(
    `select g.id as "segmentId", g.version, g.name, '{"runsOutWithinDays": null, "levels": []}'::jsonb || g.question as question,
            (select count(*)::int from internal.newsletter_subscriptions s
              where s.storefront_id = g.storefront_id and s.state = 'confirmed' and s.email is not null
                and ${inSegment('g.question', '$2')}) as people
       from shop.segments g where g.storefront_id = $3 and ($1::bigint is null or g.id = $1) order by g.name, g.id`,
    [segmentId, now, STOREFRONT_ID],
  )
  return rows
}

/** Its version; null when there is none. */
export async function lockSegment(db: Db, segmentId: number): Promise<number | null> {
  const { rows } = await db.query<LockSegment>(
    'select version from shop.segments where id = $1 and storefront_id = $2 for no key update',
    [segmentId, STOREFRONT_ID],
  )
  return rows[0]?.version ?? null
}

/** Null when the name is taken. */
export async function insertSegment(db: Db, name: string, question: SegmentQuestion): Promise<number | null> {
  const { rows } = await db.query<InsertSegment>(
    `insert into shop.segments (storefront_id, name, question) values ($1, $2, $3)
     on conflict (storefront_id, name) do nothing returning id as "segmentId"`,
    [STOREFRONT_ID, name, JSON.stringify(question)],
  )
  return rows[0]?.segmentId ?? null
}

/** False when another one has the name. */
export async function updateSegment(
  db: Db,
  segmentId: number,
  { name, question }: Pick<SegmentRow, 'name' | 'question'>,
): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `update shop.segments g set name = $2, question = $3, updated_at = now()
      where g.id = $1 and not exists (select from shop.segments o where o.storefront_id = g.storefront_id and o.name = $2 and o.id <> $1)`,
    [segmentId, name, JSON.stringify(question)],
  )
  return rowCount === 1
}
