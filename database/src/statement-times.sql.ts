import type pg from 'pg'

/**
 * Which statements take the server's time, where it was started to count that (`shared_preload_libraries`). Only an administrator may
 * say so, as of role-settings.sql.ts. Everybody could look by default; here the services alone may, for whoever runs the shop.
 */
export async function countStatementTimes(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_settings where name = 'shared_preload_libraries' and setting ~ 'pg_stat_statements'
        and not exists (select from pg_extension where extname = 'pg_stat_statements')`,
  )
  if (rowCount === 0) return
  await client.query('create extension pg_stat_statements schema extensions')
  await client.query('revoke all on extensions.pg_stat_statements, extensions.pg_stat_statements_info from public')
  await client.query('grant select on extensions.pg_stat_statements to services')
  // Without it the words of other roles' statements are hidden.
  await client.query('grant pg_read_all_stats to services')
}
