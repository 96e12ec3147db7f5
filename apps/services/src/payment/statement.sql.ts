import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { BeginReading, InsertPage } from '#app/store/rows'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/** Where reading begins; null when the bank was asked less than thirty seconds ago. */
export interface Reading {
  cursor: string | null
  cursorOn: string | null
  missingSince: string | null
}

const DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`

/**
 * Takes the one call that the bank answers in thirty seconds, and writes down that it was begun. Finding the call before still
 * unanswered means that its page may be lost.
 */
export async function beginReading(db: Db, bank: string, now: Date): Promise<Reading | null> {
  const { rows } = await db.query<BeginReading>(
    `insert into internal.bank_cursors as c (bank, called_at) values ($1, $2)
     on conflict (bank) do update
        set called_at = excluded.called_at,
            is_unanswered = c.cursor is not null and c.missing_since is null and not c.is_unanswered,
            missing_since = case when c.is_unanswered then coalesce(c.missing_since, c.cursor_on, $2::timestamptz::date) else c.missing_since end,
            missing_at = case when c.is_unanswered then coalesce(c.missing_at, now()) else c.missing_at end
      where c.called_at is null or c.called_at not between $2::timestamptz - interval '29999 milliseconds' and $2::timestamptz
     returning c.cursor, ${DAY('c.cursor_on')} as "cursorOn", ${DAY('c.missing_since')} as "missingSince"`,
    [bank, now],
  )
  return rows[0] ?? null
}

/** The bank refused to answer at all, so it has not moved its marker. */
export async function forgetCall(db: Db, bank: string): Promise<void> {
  await db.query<NoRow>('update internal.bank_cursors set is_unanswered = false where bank = $1', [bank])
}

export async function endReading(db: Db, bank: string, { cursor, cursorOn, missingSince }: Reading): Promise<void> {
  await db.query<NoRow>(
    `update internal.bank_cursors
        set cursor = $2, cursor_on = $3, missing_since = $4, missing_at = case when $4::date is not null then now() end,
            is_unanswered = false, read_at = now()
      where bank = $1`,
    [bank, cursor, cursorOn, missingSince],
  )
}

/** The statement could not be had from this day on: it is read again from there, whoever comes next. */
export async function updateMissing(db: Db, bank: string, since: string): Promise<void> {
  await db.query<NoRow>(
    `update internal.bank_cursors set missing_since = $2, missing_at = coalesce(missing_at, now()), is_unanswered = false where bank = $1`,
    [bank, since],
  )
}

export async function insertPage(
  db: Db,
  { bank, way, body, now }: { bank: string; way: 'new' | 'period'; body: string; now: Date },
): Promise<number> {
  const { rows } = await db.query<InsertPage>(
    'insert into internal.bank_pages (bank, read_at, way, body) values ($1, $2, $3, $4) returning id',
    [bank, now, way, body],
  )
  return onlyRow(rows).id
}

/** A person is told once of each row, however often it is read. */
export async function insertOddRow(
  db: Db,
  { bank, key, problem, pageId, now }: { bank: string; key: string; problem: string; pageId: number; now: Date },
): Promise<void> {
  const { rowCount } = await db.query<NoRow>(
    `insert into internal.bank_odd_rows (bank, row_key, page_id, problem, seen_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [bank, key, pageId, problem, now],
  )
  if (rowCount === 0) return
  const subject = `bank_row:${key}`
  await openStaffTask(db, { kind: 'bank_row_unreadable', subject, orderId: null, details: { pageId, problem }, now })
}
