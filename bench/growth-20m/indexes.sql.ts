import pg from 'pg'
import { TABLES } from './carry-models.sql.ts'

const GROWN = [
  ...Object.keys(TABLES),
  ...['auth.users', 'auth.accounts', 'shop.customers', 'shop.addresses', 'shop.dogs'],
]
const AT_ONCE = 2

/**
 * What would be kept up row by row is built once at the end. Primary keys stay: their numbers only grow, and others refer to them. What
 * was dropped is written down first, so that whoever goes on after an interruption knows it too.
 */
export async function dropIndexes(client: pg.ClientBase): Promise<void> {
  await client.query('create table if not exists bench.dropped (name text primary key, definition text not null)')
  const { rows } = await client.query<{ name: string; removal: string; definition: string }>(
    `select i.indexrelid::regclass::text as name,
            case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
                 else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as removal,
            case when c.oid is null then pg_get_indexdef(i.indexrelid)
                 else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as definition
       from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x')
      where i.indrelid = any ($1::text[]::regclass[]) and not i.indisprimary
        and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = i.indexrelid)`,
    [GROWN],
  )
  for (const { name, removal, definition } of rows) {
    await client.query('begin')
    await client.query('insert into bench.dropped values ($1, $2)', [name, definition])
    await client.query(removal)
    await client.query('commit')
  }
}

/** Two at a time; one that is there is no longer written down. */
export async function buildIndexes(url: string, tell: (line: string) => void): Promise<void> {
  const waiting = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; definition: string }>('select * from bench.dropped')
    return rows
  })
  const all = waiting.length
  const work = () =>
    withClient(url, async (client) => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const began = Date.now()
        await client.query('begin')
        await client.query(next.definition)
        await client.query('delete from bench.dropped where name = $1', [next.name])
        await client.query('commit')
        tell(`${all - waiting.length} of ${all} indexes, ${next.name} in ${Math.round((Date.now() - began) / 1000)} s`)
      }
    })
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Statistics, visibility, and numbers that begin after those of the copies. */
export async function settle(client: pg.ClientBase, tell: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attrelid::regclass::text as name from pg_attribute where attrelid = any ($1::text[]::regclass[]) and attname = 'id' and attidentity <> ''`,
    [GROWN],
  )
  for (const { name } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), (select coalesce(max(id), 0) + 1 from ${name}))`,
      [name],
    )
  }
  for (const table of [...GROWN, 'shop.stock']) {
    const began = Date.now()
    await client.query(`vacuum (analyze) ${table}`)
    tell(`${table} settled in ${Math.round((Date.now() - began) / 1000)} s`)
  }
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
