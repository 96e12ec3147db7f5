import type { Db, NoRow } from '#app/store/database'

export async function updateThreadWaiting(db: Db, ticketId: number): Promise<void> {
  await db.query<NoRow>(`update shop.tickets set state = 'waiting' where id = $1`, [ticketId])
}
