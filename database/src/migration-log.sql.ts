import type pg from 'pg'

/** Numbers of the migrations this database has had; none where there is no log yet. */
export async function selectAppliedVersions(client: pg.ClientBase): Promise<string[]> {
  const { rowCount } = await client.query(`select where to_regclass('migrations.applied') is not null`)
  if (!rowCount) return []
  const { rows } = await client.query<{ version: string }>('select version from migrations.applied order by version')
  return rows.map(({ version }) => version)
}
