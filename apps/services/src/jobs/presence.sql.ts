import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { IsPresenceHeld, UnlockDeadWorkers } from '#app/store/rows'

export async function holdPresence(db: Db, poolId: string): Promise<void> {
  await db.query<NoRow>('select pg_advisory_lock(hashtextextended($1, 0))', [`worker ${poolId}`])
}

/** Whether the session that asks is the one with the lock: a pooler would have given it another by now. */
export async function isPresenceHeld(db: Db, poolId: string): Promise<boolean> {
  const { rows } = await db.query<IsPresenceHeld>(
    `with wanted as (select hashtextextended($1, 0) as key)
     select exists (
       select from pg_locks l, wanted
        where l.locktype = 'advisory' and l.granted and l.pid = pg_backend_pid() and l.objsubid = 1
          and l.database = (select oid from pg_database where datname = current_database())
          and (l.classid::bigint << 32) | l.objid::bigint = wanted.key
     ) as held`,
    [`worker ${poolId}`],
  )
  return onlyRow(rows).held
}

/** A lock that can be had belongs to nobody: its worker is gone. Two seconds are left for one that has only just started. */
export async function unlockDeadWorkers(db: Db): Promise<string[]> {
  const { rows } = await db.query<UnlockDeadWorkers>(
    `with owners as materialized (
       select distinct locked_by as id from graphile_worker.jobs
        where locked_by is not null and locked_at < now() - interval '2 seconds'
     ), dead as materialized (
       select id from owners where pg_try_advisory_xact_lock(hashtextextended('worker ' || id, 0))
     )
     select array_agg(id) as ids, graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`,
  )
  return rows[0]?.ids ?? []
}
