import { type IssuedBetween, selectIssued } from '#app/document/documents.sql'
import type { StoredDocument } from '#app/document/stored-document'
import type { Db } from '#app/store/database'

const SLICE = 200

/** Documents of a period in slices: no connection is held while a slice is being sent. */
export async function* readIssued(db: Db, period: IssuedBetween): AsyncGenerator<StoredDocument[]> {
  let last: StoredDocument | null = null
  for (;;) {
    const slice = await selectIssued(db, period, last, SLICE)
    if (slice.length > 0) yield slice
    if (slice.length < SLICE) return
    last = slice.at(-1) ?? null
  }
}
