import { AsyncLocalStorage } from 'node:async_hooks'
import { isOutage } from '@shop/runtime/database-outage'
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

/** Covers a planned switchover of the database; the loss of a server takes longer than anybody waits for a page. */
const PATIENCE_MS = 5000

/**
 * The login is the role `services`: what its sessions begin with is said of the role (database/src/role-settings.sql.ts), not by the
 * address, because a pooler in between takes no settings from there (decision 105).
 */
export function openDatabase({ url, max, applicationName, onIdleError }: DatabaseOptions): pg.Pool {
  return createPool({ connectionString: url, max, applicationName, patienceMs: PATIENCE_MS, onIdleError })
}

/** Of a statement that always gives a row: it returns what it has just written, or sums up. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('A statement that always gives a row gave none.')
  return row
}

/** Everything that `work` does commits together or not at all. */
export async function inTransaction<Value>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<Value>): Promise<Value> {
  const client = await begin(pool)
  let broken: Error | undefined
  try {
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

const MOST_TRIES = 3
const DEADLOCK = '40P01'

/**
 * A command that may begin again: when two wait for each other in a circle the server ends one of them, which then has done nothing. Locks
 * are taken in one order everywhere; this is for the place where somebody forgets.
 */
export async function inRepeatableTransaction<Value>(
  pool: pg.Pool,
  work: (tx: pg.PoolClient) => Promise<Value>,
  onCircle: (error: Error) => void,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(pool, work)
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof Error) || !('code' in error) || error.code !== DEADLOCK)
        throw error
      onCircle(error)
    }
  }
}

/**
 * A connection that lay idle while its server went away is found out here. Nothing was asked of it yet, so another is taken: each that
 * fails leaves the pool, and a new one is not given before its server has answered.
 */
async function begin(pool: pg.Pool): Promise<pg.PoolClient> {
  for (let stale = pool.totalCount; ; stale -= 1) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      return client
    } catch (error) {
      client.release(true)
      if (stale <= 0 || !isOutage(error)) throw error
    }
  }
}

/** For what is counted at night over everything there is: the role's own limit is for work that somebody waits for. */
export async function inLongTransaction<Value>(
  pool: pg.Pool,
  work: (tx: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  return inTransaction(pool, async (tx) => {
    await tx.query(`set local statement_timeout = '30min'`)
    return work(tx)
  })
}

/** A part of a transaction that may fail without taking the rest with it. */
export async function inSavepoint<Value>(db: Db, work: () => Promise<Value>): Promise<Value> {
  await db.query<NoRow>('savepoint part')
  try {
    const value = await work()
    await db.query<NoRow>('release savepoint part')
    return value
  } catch (error) {
    // One that stays would be met by whoever opened a part around this one.
    await db.query<NoRow>('rollback to savepoint part')
    await db.query<NoRow>('release savepoint part')
    throw error
  }
}

/** Does it and takes all of it back. What it finds out is told, what it has written is not there. */
export async function dryRun<Value>(db: Db, work: () => Promise<Value>): Promise<Value> {
  await db.query<NoRow>('savepoint dry_run')
  try {
    return await work()
  } finally {
    await db.query<NoRow>('rollback to savepoint dry_run')
  }
}

/** The transaction of the command that is running, if any. */
export function currentTransaction(): pg.PoolClient | undefined {
  return commandClient.getStore()
}
