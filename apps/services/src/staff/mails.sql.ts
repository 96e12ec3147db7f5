import { type MailRow, SUPPRESSED } from '#app/mail/mail.sql'
import type { Db, Narrow } from '#app/store/database'
import type { IsRevealedTo, SelectMailOfOffice, SelectMailsFound, SelectOrderOfResend } from '#app/store/rows'

/** The order a mail is about, whatever its object is. */
const ORDER_ID = `case split_part(m.object, ':', 1)
    when 'order' then split_part(m.object, ':', 2)::bigint
    when 'parcel' then (select p.order_id from shop.parcels p where p.id = split_part(m.object, ':', 2)::bigint)
    when 'payment' then (select p.order_id from shop.payments p where p.id = split_part(m.object, ':', 2)::bigint)
    when 'refund' then (select r.order_id from shop.refunds r where r.id = split_part(m.object, ':', 2)::bigint)
    when 'document' then (select d.order_id from shop.documents d where d.id = split_part(m.object, ':', 2)::bigint)
    when 'ticket' then (select t.order_id from shop.tickets t where t.id = split_part(m.object, ':', 2)::bigint)
    when 'cycle' then (select c.order_id from shop.plan_cycles c where c.id = split_part(m.object, ':', 2)::bigint)
  end`

/** Every object under the number of an order. */
const OBJECTS_OF = `select x.object from shop.orders o cross join lateral (
    select 'order:' || o.id as object
    union all select 'parcel:' || p.id from shop.parcels p where p.order_id = o.id
    union all select 'payment:' || p.id from shop.payments p where p.order_id = o.id
    union all select 'refund:' || r.id from shop.refunds r where r.order_id = o.id
    union all select 'document:' || d.id from shop.documents d where d.order_id = o.id
    union all select 'ticket:' || t.id from shop.tickets t where t.order_id = o.id
    union all select 'cycle:' || c.id from shop.plan_cycles c where c.order_id = o.id) x
  where o.number = $1`

const COLUMNS = `m.id, m.object, m.template, internal.masked_email(m.recipient) as recipient, m.status, m.attempts,
    m.created_at as "createdAt", m.sent_at as "sentAt",
    regexp_replace(left(m.last_answer, 300), '[^\\s<>@"'',;]+@', '•••@', 'g') as "lastAnswer",
    (select count(*)::int from internal.mails r where r.object = m.object and r.template = m.template
        and starts_with(r.event, 'resent:' || m.id || ':')) as resent`

const MOST = 60

interface FoundMailRow {
  id: number
  object: string
  template: string
  recipient: string
  status: MailRow['status']
  attempts: number
  createdAt: Date
  sentAt: Date | null
  lastAnswer: string | null
  resent: number
  orderId: number | null
  orderNumber: string | null
}

interface MailQuestion {
  orderNumber: string | null
  email: string | null
  /** Only what has not gone and was to go. */
  isOpen: boolean
}

export async function selectMailsFound(db: Db, { orderNumber, email, isOpen }: MailQuestion): Promise<FoundMailRow[]> {
  const { rows } = await db.query<Narrow<SelectMailsFound, FoundMailRow>>(
    `with m as (select * from internal.mails f
        where ($1::text is null or f.object = any (array(${OBJECTS_OF}))) and ($2::text is null or f.recipient = $2)
          and (not $3::boolean or f.status <> 'sent' and f.last_answer is distinct from '${SUPPRESSED}')
        order by f.id desc limit ${MOST}),
      told as (select ${COLUMNS}, ${ORDER_ID} as order_id from m)
     select t.id, t.object, t.template, t.recipient, t.status, t.attempts, t."createdAt", t."sentAt", t."lastAnswer", t.resent,
            o.id as "orderId", o.number as "orderNumber"
       from told t left join shop.orders o on o.id = t.order_id order by t.id desc`,
    [orderNumber, email, isOpen],
  )
  return rows
}

export interface OfficeMailRow extends Pick<MailRow, 'id' | 'object' | 'template' | 'recipient' | 'data' | 'status'> {
  orderId: number | null
}

export async function selectMailOfOffice(db: Db, id: number): Promise<OfficeMailRow | null> {
  const { rows } = await db.query<Narrow<SelectMailOfOffice, OfficeMailRow>>(
    `select m.id, m.object, m.template, m.recipient, m.data, m.status, ${ORDER_ID} as "orderId" from internal.mails m where m.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

interface OrderOfResend {
  id: number
  email: string
  placedAt: Date
  areLinksRevoked: boolean
  isOwed: boolean
}

export async function selectOrderOfResend(db: Db, id: number): Promise<OrderOfResend | null> {
  const { rows } = await db.query<Narrow<SelectOrderOfResend, OrderOfResend>>(
    `select o.id, o.email, o.placed_at as "placedAt", o.links_revoked_at is not null as "areLinksRevoked",
            exists (select from shop.payments p where p.order_id = o.id
              and p.state in ('created', 'unknown', 'method_chosen', 'awaiting_transfer', 'partly_paid', 'invoice_issued', 'overdue')) as "isOwed"
       from shop.orders o where o.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** By the clock of the database, as the masks of the data service. */
export async function isRevealedTo(
  db: Db,
  userId: string,
  { objectType, objectId }: { objectType: string; objectId: number },
): Promise<boolean> {
  const { rows } = await db.query<IsRevealedTo>(
    `select id from internal.staff_reveals
      where user_id = $1 and object_type = $2 and object_id = $3 and shown_until > now() limit 1`,
    [userId, objectType, objectId],
  )
  return rows.length === 1
}
