import type { Db, NoRow } from '#app/store/database'
import type { SelectFailures } from '#app/store/rows'

interface Failure {
  item: string
  failures: number
  restsUntil: Date
}

export async function selectFailures(db: Db, batch: string): Promise<Failure[]> {
  const { rows } = await db.query<SelectFailures>(
    'select item, failures, rests_until as "restsUntil" from internal.batch_failures where batch = $1',
    [batch],
  )
  return rows
}

export async function upsertFailure(
  db: Db,
  { batch, item, restsUntil, now }: { batch: string; item: string; restsUntil: Date; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.batch_failures as f (batch, item, failures, first_at, last_at, rests_until) values ($1, $2, 1, $4, $4, $3)
     on conflict (batch, item) do update
        set failures = f.failures + 1, last_at = excluded.last_at, rests_until = excluded.rests_until`,
    [batch, item, restsUntil, now],
  )
}

export async function deleteFailure(db: Db, batch: string, item: string): Promise<void> {
  await db.query<NoRow>('delete from internal.batch_failures where batch = $1 and item = $2', [batch, item])
}

/** For a batch that reads only so many at once: those that rest must not take the places of the others. */
export function notResting(batch: string, id: string, now: string): string {
  return `not exists (select from internal.batch_failures f
    where f.batch = '${batch}' and f.item = (${id})::text and f.rests_until > ${now})`
}
