import { AsyncLocalStorage } from 'node:async_hooks'
import { createPool } from '@shop/runtime/pool'
import type pg from 'pg'

declare const unnamed: unique symbol
/** Stands where a call names no row, and takes no statement. */
interface Unnamed {
  [unnamed]: 'name the row: db.query<SelectOrder>(…), or db.query<NoRow>(…)'
}

/**
 * Whatever runs a statement: the transaction of a command, or the pool for a single read. A call names the type of its rows,
 * which `pnpm db:types` writes into rows.ts by what PostgreSQL says about the text (decision 088).
 */
export interface Db {
  query<Row extends pg.QueryResultRow = Unnamed>(
    statement: Row extends Unnamed ? never : string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>
}

/** For a statement of which nothing is read but how many rows it has met. */
export type NoRow = Record<string, never>

/** For rows that go out as they are stored, whatever their columns. */
export type StoredRow = Record<string, unknown>

/**
 * A generated row of which more is known than the schema says: what is in its json, that a null cannot come, which words a text
 * may be. Columns keep their names and may only hold less than before.
 */
export type Narrow<
  Row,
  Columns extends { [Key in keyof Columns]: Key extends keyof Row ? AsRead<Row[Key]> : never },
> = Omit<Row, keyof Columns> & Columns

/** Whoever takes a row may promise not to change what is in its json. */
type AsRead<Value> = Value extends Date | Buffer
  ? Value
  : Value extends (infer Item)[]
    ? readonly AsRead<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: AsRead<Value[Key]> }
      : Value

// The library that keeps users and sessions has a connection of its own in mind; inside a command it gets the command's.
const commandClient = new AsyncLocalStorage<pg.PoolClient>()

interface DatabaseOptions {
  url: string
  max: number
  applicationName: string
  onIdleError(error: Error): void
}

/**
 * Statements of ours name their schema; the search path is for better-auth, which names none. The role is set also where
 * development logs in as an owner, so that a missing grant shows before production.
 */
export function openDatabase({ url, max, applicationName, onIdleError }: DatabaseOptions): pg.Pool {
  const target = new URL(url)
  // Statements are the same all day and look rows up by their keys: planning each of them anew costs more than running it.
  target.searchParams.set('options', '-c search_path=auth -c role=services -c plan_cache_mode=force_generic_plan')
  const pool = createPool({ connectionString: target.href, max, applicationName, onIdleError })
  // The pool listens only while a connection is idle; one that breaks in use must not end the process either.
  pool.on('connect', (client) => client.on('error', onIdleError))
  return pool
}

/** Of a statement that always gives a row: it returns what it has just written, or sums up. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('A statement that always gives a row gave none.')
  return row
}

/** Everything that `work` does commits together or not at all. */
export async function inTransaction<Value>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const value = await commandClient.run(client, () => work(client))
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    throw error
  } finally {
    // A connection that could not even roll back must not serve anybody else.
    client.release(broken)
  }
}

/** A part of a transaction that may fail without taking the rest with it. */
export async function inSavepoint<Value>(db: Db, work: () => Promise<Value>): Promise<Value> {
  await db.query<NoRow>('savepoint part')
  try {
    const value = await work()
    await db.query<NoRow>('release savepoint part')
    return value
  } catch (error) {
    await db.query<NoRow>('rollback to savepoint part')
    throw error
  }
}

/** The transaction of the command that is running, if any. */
export function currentTransaction(): pg.PoolClient | undefined {
  return commandClient.getStore()
}
