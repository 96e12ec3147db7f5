import type { Ok } from '@shop/domain/result'
import { type Malformed, malformed } from '../http/answer.ts'

const UNREADABLE_LIMIT = 0.05

/** One odd row must not hide the others; a list with many of them must not empty ours. Null is a row that cannot be read. */
export function readRows<Source, Row>(
  rows: readonly Source[],
  read: (row: Source) => Row | null | undefined,
): Ok<Row[]> | Malformed {
  const readable = rows.flatMap((row) => read(row) ?? [])
  const unreadable = rows.length - readable.length
  if (rows.length === 0 || unreadable > rows.length * UNREADABLE_LIMIT) {
    return malformed(`${unreadable} of ${rows.length} points cannot be read`, false)
  }
  return { ok: true, value: readable }
}
