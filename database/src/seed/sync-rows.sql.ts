import pg from 'pg'

interface SyncOptions {
  /** Columns that name a row; the others are brought in step. */
  key: string[]
  /** Rows of these owners that are no longer wanted are deleted, for example all tags of the loaded products. */
  owner?: { column: string; ids: number[] }
  /** Rows that exist stay as they are: stock counts belong to the warehouse, not to a file. */
  insertOnly?: boolean
  /** Only columns of rows that another loader has made. */
  updateOnly?: boolean
}

export type Row = Record<string, unknown>

/**
 * Makes a table of schema shop hold the given rows: deletes, updates and inserts only what differs, so that loading the same
 * data twice writes nothing and burns no ids. Names come from our own constants, values travel as one JSON parameter.
 */
export async function syncRows(client: pg.ClientBase, table: string, rows: Row[], options: SyncOptions): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const json = JSON.stringify(rows)
  const target = `shop.${pg.escapeIdentifier(table)}`
  const wanted = `jsonb_populate_recordset(null::${target}, $1::jsonb)`
  const same = options.key.map(
    (name) => `t.${pg.escapeIdentifier(name)} is not distinct from w.${pg.escapeIdentifier(name)}`,
  )
  if (options.owner) {
    const column = pg.escapeIdentifier(options.owner.column)
    await client.query(
      `delete from ${target} t where t.${column} = any ($2) and not exists (select from ${wanted} w where ${same.join(' and ')})`,
      [json, options.owner.ids],
    )
  }
  if (rows.length === 0) return
  const rest = columns.filter((name) => !options.key.includes(name)).map((name) => pg.escapeIdentifier(name))
  if (rest.length > 0 && !options.insertOnly) {
    await client.query(
      `update ${target} t set (${rest.join(', ')}) = row (${rest.map((name) => `w.${name}`).join(', ')}) from ${wanted} w ` +
        `where ${same.join(' and ')} and (${rest.map((name) => `t.${name}`).join(', ')}) is distinct from (${rest.map((name) => `w.${name}`).join(', ')})`,
      [json],
    )
  }
  if (options.updateOnly) return
  const all = columns.map((name) => pg.escapeIdentifier(name)).join(', ')
  await client.query(
    `insert into ${target} (${all}) select ${all} from ${wanted} w ` +
      `where not exists (select from ${target} t where ${same.join(' and ')})`,
    [json],
  )
}

/** Ids of rows by the natural key that files use. */
export async function selectIds(
  client: pg.ClientBase,
  table: string,
  column: string,
  storefrontId: number,
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ key: string; id: string }>(
    `select ${pg.escapeIdentifier(column)} as key, id from shop.${pg.escapeIdentifier(table)} where storefront_id = $1`,
    [storefrontId],
  )
  return new Map(rows.map((row) => [row.key, Number(row.id)]))
}

/** Ids of attribute options by `attribute:option`. */
export async function selectOptionIds(client: pg.ClientBase, storefrontId: number): Promise<Map<string, number>> {
  const { rows } = await client.query<{ key: string; id: string }>(
    `select a.code || ':' || o.code as key, o.id
       from shop.attribute_options o join shop.attributes a on a.id = o.attribute_id where a.storefront_id = $1`,
    [storefrontId],
  )
  return new Map(rows.map((row) => [row.key, Number(row.id)]))
}

/** The id a checked file refers to; a missing one is a fault of the loader, not of the data. */
export function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`${key} was not loaded`)
  return id
}
