import type { IncomingHttpHeaders } from 'node:http'
import type { Pool } from 'pg'
import { type RequestValues, resolveSources } from '#app/plan/parameter-source.ts'
import { embedRangeValues } from '#app/plan/request-branch.ts'
import type { ApiRequest } from '#app/request/api-request.ts'
import type { Identity } from '#app/request/authenticate.ts'
import type { SchemaCache, Setting } from '#app/schema-cache/schema-cache.ts'
import { quoteName } from './name.sql.ts'
import type { Row, Statement } from './pipeline.ts'
import type { RequestPlan } from './request-plan.ts'
import { listSettings } from './request-settings.ts'
import { decodeField } from './row-tap.ts'
import { callPreRequest } from './settings.sql.ts'
import type { StatementSql } from './statement.sql.ts'
import { type Decide, runRead, runWrite, type Work } from './transaction.ts'

export interface Execution {
  request: ApiRequest
  plan: RequestPlan
  identity: Identity
  headers: IncomingHttpHeaders
  cache: SchemaCache
  timezone: string | undefined
}

interface ExecuteOptions {
  pool: Pool
  extraSearchPath: string[]
  statementTimeoutMs: number
  maxRows: number | undefined
  /** `schema.function` that is asked whether a token still holds. */
  preRequest?: string | undefined
  /** The server is a standby, and that is as it should be. */
  isReplica?: boolean
}

/** What a statement says about a request; the body is bytes, one character each: nobody reads it but the client. */
export interface Executed {
  body: string
  rows: number
  /** Of a read: all matching rows, if they were counted. Of an insert: how many of the rows existed before. */
  total: number | null
  responseHeaders: string | null
  responseStatus: string | null
  /** The planner's guess of the total, when it was asked for. */
  guess: number | undefined
}

export type Execute = (execution: Execution, decide?: (executed: Executed) => ReturnType<Decide>) => Promise<Executed>

const ISOLATION = 'default_transaction_isolation'

/** Runs a plan as the role of the request. A write needs somebody who decides whether it is kept. */
export function createExecute(options: ExecuteOptions): Execute {
  const { pool, extraSearchPath, statementTimeoutMs, maxRows, preRequest: name, isReplica = false } = options
  const toWork = ({ request, plan, identity, headers, cache, timezone }: Execution): Work => {
    const roleSettings = cache.roleSettings.get(identity.role) ?? []
    const settings = listSettings({
      identity,
      method: request.method,
      path: request.path,
      headers,
      searchPath: [request.schema, ...extraSearchPath].map(quoteName).join(', '),
      isReadOnly: plan.isReadOnly,
      timezone,
      extra: joinSettings(roleSettings, plan.function?.settings ?? []),
      statementTimeoutMs,
    })
    const isolation = plan.function?.isolation ?? roleSettings.find(([name]) => name === ISOLATION)?.[1] ?? null
    const statements = toStatements(plan, identity.role, valuesOf(request, maxRows), nameOf(request))
    // Whoever brings no token has none that could have been taken back.
    const preRequest = name === undefined || identity.isAnonymous ? [] : [callPreRequest(name, identity.role)]
    return { settings, preRequest, statements, isolation, expectsReadOnly: plan.isReadOnly || isReplica }
  }
  return async (execution, decide) => {
    const work = toWork(execution)
    if (!decide) return toExecuted(await runRead(pool, work))
    return toExecuted(await runWrite(pool, work, (results) => decide(toExecuted(results))))
  }
}

function joinSettings(ofRole: Setting[], ofFunction: Setting[]): Setting[] {
  if (ofFunction.length === 0) return ofRole
  return [...new Map([...ofRole, ...ofFunction])]
}

function valuesOf(request: ApiRequest, maxRows: number | undefined): RequestValues {
  const { params, payload, range } = request
  const hasEmbedRanges = params.ranges.some(({ path }) => path.length > 0)
  return {
    values: hasEmbedRanges ? [...params.values, ...embedRangeValues(request, maxRows)] : params.values,
    body: payload?.json ?? null,
    limit: range.limit === undefined ? null : String(range.limit),
    offset: range.offset === undefined ? null : String(range.offset),
  }
}

/** By now the table or function is known to exist. */
function nameOf({ method, target }: ApiRequest): string {
  return `${method} ${target.name}`
}

/**
 * Prepared statements are kept per role: the right to use a schema is checked when a statement is parsed, and a plan
 * for one role's policies would be thrown away by the next role.
 */
function toStatements(plan: RequestPlan, role: string, values: RequestValues, name: string): Statement[] {
  plan.uses += 1
  const isKept = plan.uses > 1
  const toStatement = ({ text, sources }: StatementSql, part: string): Statement => {
    const statement = { text, values: resolveSources(sources, values), name }
    return isKept ? { ...statement, key: `${plan.id}${part}${role}` } : statement
  }
  const main = toStatement(plan.main, ' ')
  return plan.explain ? [main, toStatement(plan.explain, ' explain ')] : [main]
}

function toExecuted([main, explain]: Row[][]): Executed {
  const [body, rows, total, headers, status] = main?.[0] ?? []
  return {
    body: body ?? '',
    rows: Number(rows),
    total: total ? Number(total) : null,
    responseHeaders: headers ? decodeField(headers) : null,
    responseStatus: status ? decodeField(status) : null,
    guess: explain ? readGuess(explain) : undefined,
  }
}

function readGuess(rows: Row[]): number | undefined {
  const [plan] = JSON.parse(rows.map(([line]) => line).join('')) as [{ Plan: { 'Plan Rows': number } }?]
  return plan?.Plan['Plan Rows']
}
