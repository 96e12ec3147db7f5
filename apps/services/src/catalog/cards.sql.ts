import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { NoteDueWords, RefreshDueCards } from '#app/store/rows'

/**
 * Prices come due by the clock of the shop, as its database knows it. Refreshing a card twice does no harm; a price missed while the worker was
 * away would, so it looks back a whole day.
 */
export async function refreshDueCards(db: Db): Promise<number> {
  const { rows } = await db.query<RefreshDueCards>(
    `select internal.refresh_due_product_cards(internal.shop_now() - interval '1 day') as count`,
  )
  return onlyRow(rows).count ?? 0
}

/** Words come and end by the same clock: drafts of pages take their place, and pages that show what has changed are dropped. */
export async function noteDueWords(db: Db): Promise<number> {
  const { rows } = await db.query<NoteDueWords>(
    'select internal.publish_due_sections() + internal.note_due_words() as count',
  )
  return onlyRow(rows).count ?? 0
}

/** A year back: what people bought together before is no longer what they would. */
export async function refreshBoughtTogether(db: Db, now: Date): Promise<void> {
  await db.query<NoRow>(`select internal.refresh_bought_together($1::timestamptz - interval '1 year')`, [now])
}

export async function refreshVariantPaces(db: Db, now: Date): Promise<void> {
  await db.query<NoRow>('select internal.refresh_variant_paces($1)', [now])
}

export async function refreshSearchFrequencies(db: Db): Promise<void> {
  await db.query<NoRow>('select internal.refresh_search_frequencies()')
}
