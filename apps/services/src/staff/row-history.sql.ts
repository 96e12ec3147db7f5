import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { IsWatched, SelectRowAsOf, SelectRowHistory } from '#app/store/rows'

interface RowChangeRow {
  id: number
  at: Date
  kind: 'added' | 'changed' | 'removed'
  before: Record<string, unknown>
  after: Record<string, unknown>
  actorKind: SelectRowHistory['actorKind']
  actorName: string | null
  reason: string
  changeId: string | null
}

interface Question {
  table: string
  key: string
  before: number | null
  limit: number
}

export async function selectRowHistory(db: Db, { table, key, before, limit }: Question): Promise<RowChangeRow[]> {
  const { rows } = await db.query<Narrow<SelectRowHistory, RowChangeRow>>(
    `select h.id, h.at, h.kind, h.before, h.after, h.actor_kind as "actorKind", internal.staff_name(h.actor_id) as "actorName", h.reason,
            h.change_id as "changeId"
       from internal.row_history h
      where h.table_name = $1 and h.row_key = $2 and ($3::bigint is null or h.id < $3)
      order by h.id desc limit $4`,
    [table, key, before, limit],
  )
  return rows
}

/** Only tables whose history is kept can be asked for: nothing of people is among them. */
export async function isWatched(db: Db, table: string): Promise<boolean> {
  const { rows } = await db.query<IsWatched>(
    `select exists (select from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
                     where n.nspname = 'shop' and c.relname = $1 and t.tgname = $1 || '_history_rows') as watched`,
    [table],
  )
  return onlyRow(rows).watched ?? false
}

export async function selectRowAsOf(db: Db, table: string, key: string, at: string): Promise<object | null> {
  const { rows } = await db.query<Narrow<SelectRowAsOf, { row: object | null }>>(
    'select internal.row_as_of($1, $2, $3) as row',
    [table, key, at],
  )
  return onlyRow(rows).row
}
