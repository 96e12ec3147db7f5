import type { TicketTopic } from '@shop/contract/contact'
import type { ThreadView } from '@shop/contract/inbox/thread'
import type { TicketState } from '@shop/domain/contact/ticket-state'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertTicketMessage,
  LockTicket,
  LockTicketByNumber,
  SelectNewestWords,
  SelectThread,
  SelectThreadsByEmail,
  SelectThreadsByOrder,
  SelectTicket,
  SelectTicketByNumber,
  WakeTickets,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export interface TicketRow {
  id: number
  number: string
  topic: TicketTopic
  state: TicketState
  name: string
  email: string
  orderId: number | null
  answerBy: Date
  ownerId: string | null
  ownerName: string
  snoozedUntil: Date | null
}

const TICKET = `id::int as id, number, topic, state, name, email, order_id::int as "orderId", answer_by as "answerBy",
  owner_id as "ownerId", owner_name as "ownerName", snoozed_until as "snoozedUntil"`

export async function selectTicket(db: Db, id: number): Promise<TicketRow | null> {
  const { rows } = await db.query<SelectTicket>(`select ${TICKET} from shop.tickets where id = $1`, [id])
  return rows[0] ?? null
}

/** Two who write at once stand in line here. */
export async function lockTicket(db: Db, id: number): Promise<TicketRow | null> {
  const { rows } = await db.query<LockTicket>(`select ${TICKET} from shop.tickets where id = $1 for update`, [id])
  return rows[0] ?? null
}

export async function selectTicketByNumber(db: Db, number: string): Promise<TicketRow | null> {
  const { rows } = await db.query<SelectTicketByNumber>(`select ${TICKET} from shop.tickets where number = $1`, [
    number,
  ])
  return rows[0] ?? null
}

export async function lockTicketByNumber(db: Db, number: string): Promise<TicketRow | null> {
  const { rows } = await db.query<LockTicketByNumber>(
    `select ${TICKET} from shop.tickets where number = $1 for update`,
    [number],
  )
  return rows[0] ?? null
}

interface NewestWords {
  id: number
  kind: 'customer' | 'staff'
  author: string
  at: Date
}

/** The last message of the customer or of the shop; a note is for colleagues and overtakes nobody. */
export async function selectNewestWords(db: Db, ticketId: number): Promise<NewestWords | null> {
  const { rows } = await db.query<Narrow<SelectNewestWords, Pick<NewestWords, 'kind'>>>(
    `select id::int as id, kind, author_name as author, written_at as at from shop.ticket_messages
      where ticket_id = $1 and kind <> 'note' order by id desc limit 1`,
    [ticketId],
  )
  return rows[0] ?? null
}

interface NewMessage {
  ticketId: number
  kind: 'customer' | 'staff' | 'note'
  authorId: string | null
  authorName: string
  body: string
  uploadIds: number[]
  now: Date
}

export async function insertTicketMessage(db: Db, message: NewMessage): Promise<number> {
  const { ticketId, kind, authorId, authorName, body, uploadIds, now } = message
  const { rows } = await db.query<InsertTicketMessage>(
    `insert into shop.ticket_messages (ticket_id, kind, author_id, author_name, body, written_at)
     values ($1, $2, $3, $4, $5, $6) returning id::int as id`,
    [ticketId, kind, authorId, authorName, body, now],
  )
  const { id } = onlyRow(rows)
  if (uploadIds.length > 0) {
    await db.query<NoRow>(
      'insert into internal.ticket_files (ticket_id, upload_id, message_id) select $1, unnest($2::bigint[]), $3',
      [ticketId, uploadIds, id],
    )
  }
  return id
}

interface TicketUpdate {
  state: TicketState
  topic: TicketTopic
  answerBy: Date
  snoozedUntil: Date | null
  ownerId: string | null
  ownerName: string
  /** Somebody wrote, and whether it was us. */
  wrote: 'shop' | 'customer' | null
  now: Date
}

export async function updateTicket(db: Db, id: number, ticket: TicketUpdate): Promise<void> {
  await db.query<NoRow>(
    `update shop.tickets set state = $2, topic = $3, answer_by = $4, snoozed_until = $5, owner_id = $6, owner_name = $7,
            last_message_at = case when $8::text is null then last_message_at else $9::timestamptz end,
            answered_at = case when $8 = 'shop' then coalesce(answered_at, $9) else answered_at end
      where id = $1`,
    [
      ...[id, ticket.state, ticket.topic, ticket.answerBy, ticket.snoozedUntil, ticket.ownerId, ticket.ownerName],
      ...[ticket.wrote, ticket.now],
    ],
  )
}

type ThreadMessageRow = ThreadView['messages'][number]

// A file from before threads belongs to the first message.
const FILES = `(select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name,
      'isPicture', u.media_type <> 'application/pdf') order by u.id), '[]')
    from internal.ticket_files f join internal.uploads u on u.id = f.upload_id
   where f.ticket_id = m.ticket_id
     and coalesce(f.message_id, (select min(w.id) from shop.ticket_messages w where w.ticket_id = m.ticket_id)) = m.id)`

/** What the customer may read: notes never leave the house, and of a colleague only the first name does. */
export async function selectThread(db: Db, ticketId: number): Promise<ThreadMessageRow[]> {
  const { rows } = await db.query<Narrow<SelectThread, Pick<ThreadMessageRow, 'from' | 'author' | 'files'>>>(
    `select m.id::int as id, case m.kind when 'customer' then 'customer' else 'shop' end as "from",
            case m.kind when 'customer' then '' else split_part(m.author_name, ' ', 1) end as author, m.body,
            m.written_at as "writtenAt", ${FILES} as files
       from shop.ticket_messages m where m.ticket_id = $1 and m.kind in ('customer', 'staff') order by m.id`,
    [ticketId],
  )
  return rows.map(({ writtenAt, ...row }) => ({ ...row, writtenAt: writtenAt.toISOString() }))
}

export interface SummaryRow {
  id: number
  number: string
  topic: TicketTopic
  state: TicketState
  email: string
  excerpt: string
  from: 'customer' | 'shop'
  writtenAt: Date
}

const SUMMARY = `select t.id::int as id, t.number, t.topic, t.state, t.email, left(m.body, 140) as excerpt,
    case m.kind when 'customer' then 'customer' else 'shop' end as "from", m.written_at as "writtenAt"
  from shop.tickets t
  cross join lateral (select w.body, w.kind, w.written_at from shop.ticket_messages w
     where w.ticket_id = t.id and w.kind <> 'note' order by w.id desc limit 1) m`

const MOST_THREADS = 50

export async function selectThreadsByEmail(db: Db, email: string): Promise<SummaryRow[]> {
  const { rows } = await db.query<Narrow<SelectThreadsByEmail, Pick<SummaryRow, 'from' | 'excerpt'>>>(
    `${SUMMARY} where t.email = $1 and t.storefront_id = $2 order by t.id desc limit ${MOST_THREADS}`,
    [email, STOREFRONT_ID],
  )
  return rows
}

export async function selectThreadsByOrder(db: Db, orderId: number): Promise<SummaryRow[]> {
  const { rows } = await db.query<Narrow<SelectThreadsByOrder, Pick<SummaryRow, 'from' | 'excerpt'>>>(
    `${SUMMARY} where t.order_id = $1 order by t.id desc limit ${MOST_THREADS}`,
    [orderId],
  )
  return rows
}

/** Threads put aside until now wait for us again. */
export async function wakeTickets(db: Db, now: Date): Promise<number> {
  const { rows } = await db.query<WakeTickets>(
    `update shop.tickets set state = 'open', snoozed_until = null where state = 'snoozed' and snoozed_until <= $1
     returning id::int as id`,
    [now],
  )
  return rows.length
}
