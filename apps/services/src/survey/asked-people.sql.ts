import type { Db, Narrow } from '#app/store/database'
import type {
  SelectNewFoodsToAsk,
  SelectOrdersToAsk,
  SelectPlansToAsk,
  SelectReturnsToAsk,
  SelectVisitorsToAsk,
} from '#app/store/rows'

export interface AskedPerson {
  /** Under which a survey is asked once: of a plan the order it began with; null of a visit, which has none. */
  orderId: number | null
  email: string
  customerId: number | null
  /** Of the account whose consent it is asked by; null where the order alone agreed. */
  accountEmail: string | null
}

interface Asking {
  type: string
  days: number
  now: Date
}

const PERSON = `o.customer_id::int as "customerId",
  (select c.email from shop.customers c join shop.current_consents n on n.customer_id = c.id and n.topic = 'surveys'
    where c.id = o.customer_id) as "accountEmail"`
const NOT_ASKED = `not exists (select from internal.survey_invitations i join shop.surveys s on s.id = i.survey_id
  where i.order_id = o.id and s.type = $1)`
/** Long enough ago to have something to say, and not longer than two weeks more. */
const LATELY = (moment: string) => `${moment} <= $3::timestamptz - make_interval(days => $2)
  and ${moment} > $3::timestamptz - make_interval(days => $2 + 14)`

/** A household that buys every month is not asked every month; whatever it was asked about. */
const NOT_LATELY = `not exists (select from internal.survey_invitations i join shop.orders a on a.id = i.order_id
  where a.email = o.email and i.created_at > $3::timestamptz - interval '90 days')`

/** Another question about the same purchase is asked for; the same one is not, and never two within ten days. */
const NOT_JUST_NOW = `not exists (select from internal.survey_invitations i join shop.surveys s on s.id = i.survey_id
    join shop.orders a on a.id = i.order_id
  where a.email = o.email and (i.created_at > $3::timestamptz - interval '10 days'
        or (s.type = $1 and i.created_at > $3::timestamptz - interval '90 days')))`

/** Goods that were delivered and kept, not a voucher that somebody gave away; the buyer agreed to surveys, in the account or in this order. Who sent something back is asked about that. */
const OF_KEPT_ORDERS = `select distinct on (o.email) o.id::int as "orderId", o.email, ${PERSON}
   from shop.order_events e join shop.orders o on o.id = e.order_id and o.state in ('delivered', 'closed')
  where e.to_state = 'delivered' and ${LATELY('e.at')} and o.trimmed_at is null and o.shipping_kind <> 'email'
    and internal.may_ask(o.customer_id, o.email, o.consents, 'surveys') and ${NOT_ASKED}
    and not exists (select from shop.cases c where c.order_id = o.id and c.state <> 'cancelled')`
const ONE_EACH = 'order by o.email, o.id limit 500'

export async function selectOrdersToAsk(db: Db, { type, days, now }: Asking): Promise<AskedPerson[]> {
  const { rows } = await db.query<SelectOrdersToAsk>(`${OF_KEPT_ORDERS} and ${NOT_LATELY} ${ONE_EACH}`, [
    type,
    days,
    now,
  ])
  return rows
}

/** Whose goods or money came; once an order, and not while another case of it is open. */
export async function selectReturnsToAsk(db: Db, { type, days, now }: Asking): Promise<AskedPerson[]> {
  const { rows } = await db.query<SelectReturnsToAsk>(
    `select distinct o.id::int as "orderId", o.email, ${PERSON}
       from shop.case_events e join shop.cases c on c.id = e.case_id and c.state in ('refunded', 'replaced', 'closed')
       join shop.orders o on o.id = c.order_id
      where e.to_state in ('refunded', 'replaced') and ${LATELY('e.at')} and o.trimmed_at is null
        and internal.may_ask(o.customer_id, o.email, o.consents, 'surveys') and ${NOT_ASKED}
        and not exists (select from shop.cases k where k.order_id = o.id
                         and k.state not in ('refunded', 'replaced', 'closed', 'rejected', 'cancelled', 'closed_without_goods'))
      order by 1 limit 500`,
    [type, days, now],
  )
  return rows
}

/** Plans that their owner ended without saying why, and did not begin anew. */
export async function selectPlansToAsk(db: Db, { type, days, now }: Asking): Promise<AskedPerson[]> {
  const { rows } = await db.query<SelectPlansToAsk>(
    `select o.id::int as "orderId", p.email as email, ${PERSON}
       from shop.plans p join shop.orders o on o.id = p.first_order_id
      where p.state = 'ended' and p.end_reason is null and p.email is not null and ${LATELY('p.ended_at')}
        and internal.may_ask(o.customer_id, p.email, o.consents, 'surveys') and ${NOT_ASKED}
        and (select e.event = 'end' and e.actor_kind in ('anonymous', 'customer') from shop.plan_events e
              where e.plan_id = p.id and e.cycle_id is null order by e.id desc limit 1)
        and not exists (select from shop.plans other where other.email = p.email and other.state <> 'ended')
      order by 1 limit 500`,
    [type, days, now],
  )
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]))
}

/**
 * Who got a food for the first time, long enough ago to know how it agrees with the dog; treats are not asked about.
 */
export async function selectNewFoodsToAsk(db: Db, { type, days, now }: Asking): Promise<AskedPerson[]> {
  const { rows } = await db.query<SelectNewFoodsToAsk>(
    `${OF_KEPT_ORDERS} and ${NOT_JUST_NOW}
        and exists (
          select from shop.order_lines l join shop.variants v on v.id = l.variant_id join shop.products p on p.id = v.product_id
           where l.order_id = o.id and p.kind in ('kibble', 'can', 'pouch')
             and not exists (select from shop.orders b join shop.order_lines k on k.order_id = b.id join shop.variants w on w.id = k.variant_id
                              where b.email = o.email and b.id < o.id and w.product_id = p.id and b.state in ('delivered', 'closed')))
      ${ONE_EACH}`,
    [type, days, now],
  )
  return rows
}

/** Visitors of a stand who have an account and agreed there to be asked; each fair once, and nobody who was asked about anything lately. */
export async function selectVisitorsToAsk(db: Db, { type, days, now }: Asking): Promise<AskedPerson[]> {
  const { rows } = await db.query<Narrow<SelectVisitorsToAsk, { accountEmail: string }>>(
    `select distinct on (c.id) null::int as "orderId", v.email, c.id::int as "customerId", c.email as "accountEmail"
       from shop.fairs f join internal.fair_entries v on v.fair_id = f.id
       join shop.customers c on c.storefront_id = f.storefront_id and c.email = v.email
      where not f.is_sample and ${LATELY("(f.valid_to + 1)::timestamp at time zone 'Europe/Prague'")}
        and internal.may_ask(c.id, v.email, '[]', 'surveys')
        and not exists (select from internal.survey_invitations i join shop.surveys s on s.id = i.survey_id
                         where i.email = v.email and (i.created_at > $3::timestamptz - interval '90 days'
                               or (s.type = $1 and i.created_at >= f.valid_to::timestamp at time zone 'Europe/Prague')))
      order by c.id, f.id limit 500`,
    [type, days, now],
  )
  return rows
}
