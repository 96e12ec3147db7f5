import type { Db } from '#app/store/database'

/**
 * Prices come due by the database's own clock. Refreshing a card twice does no harm; a price missed while the worker was
 * away would, so it looks back a whole day.
 */
export async function refreshDueCards(db: Db): Promise<number> {
  const { rows } = await db.query(`select internal.refresh_due_product_cards(now() - interval '1 day') as count`)
  return rows[0].count
}

export async function refreshSearchFrequencies(db: Db): Promise<void> {
  await db.query('select internal.refresh_search_frequencies()')
}
