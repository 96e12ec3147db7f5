import type { Pool, PoolClient } from 'pg'
import { type ApiError, noDatabase, noFreeConnection } from '#app/errors.ts'
import type { Setting } from '#app/schema-cache/schema-cache.ts'
import { isDatabaseError } from './database-error.ts'
import { type Row, runPipeline, type Statement } from './pipeline.ts'
import { writeSettings } from './settings.sql.ts'

const BEGIN: Statement = { key: 'begin', text: 'begin', values: [] }
const COMMIT: Statement = { key: 'commit', text: 'commit', values: [] }
const ROLLBACK: Statement = { key: 'rollback', text: 'rollback', values: [] }
/** What is checked at the end of a transaction is checked even when it is undone. */
const CHECK_DEFERRED: Statement = { text: 'set constraints all immediate', values: [] }

const ISOLATION_LEVELS = new Set(['serializable', 'repeatable read', 'read committed', 'read uncommitted'])

export interface Work {
  settings: Setting[]
  /** Asked first; what it throws is the answer, and what it returns nobody reads. */
  preRequest: Statement[]
  statements: Statement[]
  isolation: string | null
  /** That nothing can be written is our own wish; otherwise the server has been replaced by another. */
  expectsReadOnly: boolean
}

/** One round trip, one transaction; the result of each statement. */
export async function runRead(pool: Pool, work: Work): Promise<Row[][]> {
  const { settings, preRequest, statements, isolation } = work
  if (isolation !== null) return runWrite(pool, work, () => 'commit')
  const client = await acquire(pool)
  try {
    const results = await runPipeline(client, [writeSettings(settings), ...preRequest, ...statements])
    client.release()
    return results.slice(1 + preRequest.length)
  } catch (error) {
    throw releaseAfter(client, error)
  }
}

/** Decides over the transaction once the results are known; what it throws undoes everything. */
export type Decide = (results: Row[][]) => 'commit' | 'rollback'

export async function runWrite(pool: Pool, work: Work, decide: Decide): Promise<Row[][]> {
  const { settings, preRequest, statements, isolation, expectsReadOnly } = work
  const client = await acquire(pool)
  try {
    const first = isolation === null ? BEGIN : beginAt(isolation)
    const all = await runPipeline(client, [first, writeSettings(settings), ...preRequest, ...statements])
    const results = all.slice(2 + preRequest.length)
    const isCommit = decide(results) === 'commit'
    await runPipeline(client, isCommit ? [COMMIT] : [CHECK_DEFERRED, ROLLBACK])
    client.release()
    return results
  } catch (error) {
    if (expectsReadOnly || !isDatabaseError(error) || error.code !== '25006') throw await undo(client, error)
    client.release(true)
    throw noDatabase()
  }
}

/** The level has to be chosen before the first query of the transaction, which the settings already are. */
function beginAt(isolation: string): Statement {
  const level = isolation.toLowerCase()
  return ISOLATION_LEVELS.has(level) ? { text: `begin isolation level ${level}`, values: [] } : BEGIN
}

async function acquire(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw toConnectError(error)
  }
}

function toConnectError(error: unknown): ApiError {
  const isTimeout = error instanceof Error && error.message.startsWith('timeout exceeded')
  return isTimeout ? noFreeConnection() : noDatabase()
}

async function undo(client: PoolClient, error: unknown): Promise<unknown> {
  if (isConnectionUsable(error)) {
    try {
      await runPipeline(client, [ROLLBACK])
      client.release()
      return error
    } catch {
      // The connection is beyond repair; the first error is the one that counts.
    }
  }
  client.release(true)
  return error
}

function releaseAfter(client: PoolClient, error: unknown): unknown {
  client.release(!isConnectionUsable(error))
  return error
}

/** Our own refusals and plain database errors leave the connection whole. */
function isConnectionUsable(error: unknown): boolean {
  if (!isDatabaseError(error)) return error instanceof Error && error.name === 'ApiError'
  return error.severity === 'ERROR'
}
