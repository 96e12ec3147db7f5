import type { Db, NoRow } from '#app/store/database'

/** For the rest of the transaction, or until the next one is told. */
export async function setMovement(db: Db, told: object): Promise<void> {
  await db.query<NoRow>(`select set_config('shop.movement', $1, true)`, [JSON.stringify(told)])
}
