import type { SendTicket } from '@shop/contract/contact'
import type { Db, NoRow } from '#app/store/database'
import type { InsertTicket, SelectOrderOf } from '#app/store/rows'

interface NewTicket extends Omit<SendTicket, 'files'> {
  storefrontId: number
  orderId: number | null
  answerBy: Date
  now: Date
}

export async function insertTicket(db: Db, ticket: NewTicket): Promise<{ id: number; number: string }> {
  const { storefrontId, topic, name, email, phone, orderNumber, orderId, dog, message, answerBy, now } = ticket
  const { rows } = await db.query<InsertTicket>(
    `insert into shop.tickets (storefront_id, topic, name, email, phone, order_number, order_id, dog, message, answer_by,
                               created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id::int as id, number`,
    [storefrontId, topic, name, email, phone, orderNumber, orderId, dog, message, answerBy, now],
  )
  const [row] = rows
  if (!row) throw new Error('The ticket was not written.')
  return row
}

export async function insertTicketFiles(db: Db, ticketId: number, uploadIds: number[]): Promise<void> {
  await db.query<NoRow>('insert into internal.ticket_files (ticket_id, upload_id) select $1, unnest($2::bigint[])', [
    ticketId,
    uploadIds,
  ])
}

/** Only together with its e-mail: a number alone must not tell that an order exists. */
export async function selectOrderOf(db: Db, number: string, email: string): Promise<number | null> {
  const { rows } = await db.query<SelectOrderOf>(
    'select id::int as id from shop.orders where number = $1 and email = $2',
    [number, email],
  )
  return rows[0]?.id ?? null
}

export async function isFileOfTicket(db: Db, ticketId: number, uploadId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'select from internal.ticket_files where ticket_id = $1 and upload_id = $2',
    [ticketId, uploadId],
  )
  return rowCount === 1
}
