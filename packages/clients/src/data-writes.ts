/**
 * Writing through the data service, for the back office that is to come: until then only tests call it. The shop changes nothing
 * this way; it sends commands to the services.
 */
import type { Database } from '@shop/database/types'
import { DataError, type ErrorBody } from './data-error.ts'

type Tables = Database['shop']['Tables']
type TableName = keyof Tables & string
type Row<T extends TableName> = Tables[T]['Row']
type Filters<T extends TableName> = { [Column in keyof Row<T>]?: Row<T>[Column] }

interface Created<Item> {
  item: Item
  headers: Headers
}

interface WriteTarget {
  endpoint: string
  headers: Record<string, string>
  fetch: typeof fetch
}

/** Writing calls; each is one request, but for create-and-fetch, which follows the Location it was given. */
export function dataWrites(target: WriteTarget) {
  return {
    create: <T extends TableName>(table: T, record: Tables[T]['Insert']) =>
      writeOne<Row<T>>(target, 'POST', `/${table}`, 'return=representation', record),

    upsert: <T extends TableName>(table: T, record: Tables[T]['Insert'], onConflict?: (keyof Row<T> & string)[]) =>
      writeOne<Row<T>>(
        target,
        'POST',
        `/${table}${onConflict ? `?on_conflict=${onConflict.join(',')}` : ''}`,
        'resolution=merge-duplicates, return=representation',
        record,
      ),

    async createAndFetch<T extends TableName>(table: T, record: Tables[T]['Insert']): Promise<Row<T> | null> {
      const created = await send(target, 'POST', `/${table}`, 'return=headers-only', record)
      const location = created.headers.get('Location')
      if (!location) return null
      const response = await send(target, 'GET', location, null)
      return ((await response.json()) as Row<T>[])[0] ?? null
    },

    update: <T extends TableName>(table: T, filters: Filters<T>, changes: Tables[T]['Update']) =>
      writeRows<Row<T>>(target, 'PATCH', table, filters, changes),

    updateById: <T extends TableName>(table: T, id: number | string, changes: Tables[T]['Update']) =>
      writeRows<Row<T>>(target, 'PATCH', table, { id }, changes),

    async remove<T extends TableName>(table: T, filters: Filters<T>): Promise<void> {
      const response = await send(target, 'DELETE', `/${table}?${toQuery(filters)}`, null)
      await response.body?.cancel()
    },
  }
}

async function writeOne<Item>(
  target: WriteTarget,
  method: string,
  path: string,
  prefer: string,
  body: unknown,
): Promise<Created<Item>> {
  const response = await send(target, method, path, prefer, body)
  const rows = (await response.json()) as Item[]
  return { item: rows[0] as Item, headers: response.headers }
}

async function writeRows<Item>(target: WriteTarget, method: string, table: string, filters: object, body: unknown) {
  const response = await send(target, method, `/${table}?${toQuery(filters)}`, 'return=representation', body)
  return (await response.json()) as Item[]
}

async function send(target: WriteTarget, method: string, path: string, prefer: string | null, body?: unknown) {
  const response = await target.fetch(target.endpoint + path, {
    method,
    headers: prefer ? { ...target.headers, Prefer: prefer } : target.headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new DataError(response.status, (await response.json()) as ErrorBody)
  return response
}

function toQuery(filters: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [column, value] of Object.entries(filters)) {
    if (value === undefined) throw new TypeError(`The filter on ${column} has no value.`)
    query.append(column, value === null ? 'is.null' : `eq.${value}`)
  }
  return query
}
