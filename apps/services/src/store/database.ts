import { AsyncLocalStorage } from 'node:async_hooks'
import { createPool } from '@shop/runtime/pool'
import type pg from 'pg'

/** Whatever runs a statement: the transaction of a command, or the pool for a single read. */
export type Db = Pick<pg.ClientBase, 'query'>

// The library that keeps users and sessions has a connection of its own in mind; inside a command it gets the command's.
const commandClient = new AsyncLocalStorage<pg.PoolClient>()

export interface DatabaseOptions {
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
  await db.query('savepoint part')
  try {
    const value = await work()
    await db.query('release savepoint part')
    return value
  } catch (error) {
    await db.query('rollback to savepoint part')
    throw error
  }
}

/** The transaction of the command that is running, if any. */
export function currentTransaction(): pg.PoolClient | undefined {
  return commandClient.getStore()
}
