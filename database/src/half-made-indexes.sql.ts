import type pg from 'pg'

/**
 * An index that could not be made beside the running shop, for a lock that did not come in time, stays behind and answers nothing; the next
 * try would find it by its name and take it for done. One that is being made at this moment is left alone.
 */
export async function dropHalfMadeIndexes(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
      where not i.indisvalid and n.nspname in ('shop', 'internal', 'auth')
        and not exists (select from pg_stat_progress_create_index p where p.index_relid = i.indexrelid)`,
  )
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`)
}
