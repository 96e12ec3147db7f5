import type pg from 'pg'
import type { Place } from './place.ts'
import { createImportTable, insertImported, type MergeResult, mergeImported } from './places.sql.ts'

const BATCH = 5000

/**
 * Brings the index of addresses to what the given places say: new ones are added, changed ones moved, the rest removed. Done
 * in the caller's transaction, so suggestions never see half of it, and unchanged rows are not touched.
 */
export async function loadPlaces(
  client: pg.ClientBase,
  places: AsyncIterable<Place> | Iterable<Place>,
): Promise<MergeResult> {
  await createImportTable(client)
  let batch: Place[] = []
  for await (const place of places) {
    batch.push(place)
    if (batch.length < BATCH) continue
    await insertImported(client, batch)
    batch = []
  }
  if (batch.length > 0) await insertImported(client, batch)
  return mergeImported(client)
}
