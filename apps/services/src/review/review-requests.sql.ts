import {
  ASKED_WITHIN_DAYS,
  PRODUCT_ASKED_ONCE_DAYS,
  REQUESTS_APART_DAYS,
  SOONEST_DAYS,
} from '@shop/domain/review/review-request'
import { notResting } from '#app/jobs/each-item.sql'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockAskable, SelectAskableOrders, SelectBoughtGoods } from '#app/store/rows'

/** As the machine of cases has it: nobody is asked for praise while we owe an answer. */
const UNDECIDED = `'notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed'`
const SAME_PERSON = '(p.email = o.email or p.customer_id = o.customer_id)'

const ASKABLE = `o.state in ('delivered', 'closed') and o.trimmed_at is null
  and internal.may_ask(o.customer_id, o.email, o.consents, 'review_requests')
  and not exists (select from internal.review_invitations i where i.order_id = o.id)
  and not exists (select from shop.cases c where c.order_id = o.id and c.state in (${UNDECIDED}))
  and not exists (select from shop.cases c where c.replacement_order_id = o.id)
  and not exists (select from internal.review_invitations i join shop.orders p on p.id = i.order_id
                   where ${SAME_PERSON} and i.created_at > $2::timestamptz - interval '${REQUESTS_APART_DAYS} days')`

/** Orders that came long enough ago and not too long, whose buyer agreed and was left alone for a while. */
export async function selectAskableOrders(
  db: Db,
  { now, afterId, limit }: { now: Date; afterId: number; limit: number },
): Promise<number[]> {
  const { rows } = await db.query<SelectAskableOrders>(
    `select distinct o.id::int as id from shop.order_events e join shop.orders o on o.id = e.order_id
      where o.id > $1 and e.to_state = 'delivered' and e.at <= $2::timestamptz - interval '${SOONEST_DAYS - 1} days'
        and e.at > $2::timestamptz - interval '${ASKED_WITHIN_DAYS + 1} days'
        and ${ASKABLE} and ${notResting('ask-for-reviews', 'o.id', '$2')}
      order by 1 limit $3`,
    [afterId, now, limit],
  )
  return rows.map(({ id }) => id)
}

export interface AskableOrder {
  id: number
  number: string
  email: string
  customerId: number | null
  /** Of the account whose consent it is asked by; null where the order alone agreed. */
  accountEmail: string | null
  deliveredAt: Date
}

/**
 * Held until it is asked: a second run, and another order of the same mailbox or account, wait and then find that it was. The
 * mailbox always comes first, so that nobody who holds an account waits for a mailbox; a guest has no account to hold.
 */
export async function lockAskable(db: Db, orderId: number, now: Date): Promise<AskableOrder | null> {
  await db.query<NoRow>(
    `select pg_advisory_xact_lock(hashtextextended('review request ' || o.email, 0)),
            pg_advisory_xact_lock(hashtextextended('review request ' || o.customer_id, 0))
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  const { rows } = await db.query<Narrow<LockAskable, { deliveredAt: Date }>>(
    `select o.id::int as id, o.number, o.email, o.customer_id::int as "customerId",
            (select c.email from shop.customers c join shop.current_consents n on n.customer_id = c.id and n.topic = 'review_requests'
              where c.id = o.customer_id) as "accountEmail",
            (select max(e.at) from shop.order_events e where e.order_id = o.id and e.to_state = 'delivered') as "deliveredAt"
       from shop.orders o where o.id = $1 and ${ASKABLE} for no key update of o`,
    [orderId, now],
  )
  return rows[0] ?? null
}

export type BoughtGoods = Narrow<SelectBoughtGoods, { productId: number; name: string }>

/**
 * Lines that nobody complained about, sent back or got money for, of products this person was not asked about in a year and has
 * not reviewed. Goods of a bundle are reviewed as the bundle and eaten as what is in it.
 */
export async function selectBoughtGoods(db: Db, orderId: number, now: Date): Promise<BoughtGoods[]> {
  const { rows } = await db.query<BoughtGoods>(
    `select l.position, b.product_id::int as "productId", coalesce(l.bundle_name, l.name) as name, g.kind, l.pieces,
            v.net_weight_g as "packGrams", l.amount::int as amount
       from shop.order_lines l join shop.orders o on o.id = l.order_id
       join shop.variants v on v.id = l.variant_id join shop.products g on g.id = v.product_id
       join shop.variants b on b.id = coalesce(l.bundle_variant_id, l.variant_id)
      where o.id = $1 and l.kind = 'goods'
        and not exists (select from shop.case_lines s join shop.cases c on c.id = s.case_id
                         where c.order_id = o.id and s.position = l.position and c.state <> 'cancelled')
        and not exists (select from shop.refunds r, jsonb_array_elements(r.corrections) x
                         where r.order_id = o.id and x ->> 'lineId' = l.position::text)
        and not exists (select from internal.review_origins w join shop.orders p on p.id = w.order_id
                         where w.product_id = b.product_id and ${SAME_PERSON})
        and not exists (select from internal.review_invitations i join shop.orders p on p.id = i.order_id
                          join shop.order_lines k on k.order_id = p.id join shop.variants u on u.id = coalesce(k.bundle_variant_id, k.variant_id)
                         where u.product_id = b.product_id and ${SAME_PERSON}
                           and i.created_at > $2::timestamptz - interval '${PRODUCT_ASKED_ONCE_DAYS} days')
      order by l.position`,
    [orderId, now],
  )
  return rows
}
