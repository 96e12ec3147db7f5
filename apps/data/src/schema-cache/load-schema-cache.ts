import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { buildSchemaCache } from './build-schema-cache.ts'
import * as catalog from './catalog.sql.ts'
import type { SchemaCache } from './schema-cache.ts'

type CatalogRows = Awaited<ReturnType<typeof readCatalog>>

interface Catalog {
  rows: CatalogRows
  /** The same for the same schema. */
  fingerprint: string
}

export async function loadSchemaCache(pool: Pool, exposed: string[], version: number): Promise<SchemaCache> {
  return buildSchemaCache((await loadCatalog(pool, exposed)).rows, exposed, version)
}

/** Reads the catalog in one transaction, so that the parts fit together. */
export async function loadCatalog(pool: Pool, exposed: string[]): Promise<Catalog> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read')
    await client.query(catalog.SET_EMPTY_PATH)
    const rows = await readCatalog(client, exposed)
    await client.query('rollback')
    client.release()
    return { rows, fingerprint: createHash('sha256').update(JSON.stringify(rows)).digest('base64') }
  } catch (error) {
    // The transaction may still be open: nobody else gets this connection.
    client.release(true)
    throw error
  }
}

async function readCatalog(client: PoolClient, exposed: string[]) {
  const rowsOf = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows
  return {
    relations: await rowsOf(catalog.SELECT_RELATIONS),
    uniqueKeys: await rowsOf(catalog.SELECT_UNIQUE_KEYS),
    foreignKeys: await rowsOf(catalog.SELECT_FOREIGN_KEYS),
    views: await rowsOf(catalog.SELECT_VIEWS),
    functions: await rowsOf(catalog.SELECT_FUNCTIONS, [exposed]),
    roleSettings: await rowsOf(catalog.SELECT_ROLE_SETTINGS),
    settable: await rowsOf(catalog.SELECT_SETTABLE),
  }
}

export async function loadTimezones(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(catalog.SELECT_TIMEZONES)
  return new Set(rows.map(({ name }) => name))
}
