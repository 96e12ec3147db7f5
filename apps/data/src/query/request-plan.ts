import { ApiError } from '#app/errors.ts'
import { planCall } from '#app/plan/call-plan.ts'
import { type EmbedWeight, weighEmbeds } from '#app/plan/embed-weight.ts'
import {
  type MutationPlan,
  planColumns,
  planConflict,
  planPutKey,
  type ReturningPlan,
} from '#app/plan/mutation-plan.ts'
import { planRead, type ReadPlan } from '#app/plan/read-plan.ts'
import { branchOf } from '#app/plan/request-branch.ts'
import type { ApiRequest } from '#app/request/api-request.ts'
import type { DbFunction, Schema, SchemaCache, Table } from '#app/schema-cache/schema-cache.ts'
import { SCALAR_COLUMN, writeCallFrom } from './call.sql.ts'
import { writeMutation } from './mutation.sql.ts'
import type { BodyShape, StatementSql } from './statement.sql.ts'
import { writeReadStatements, writeTableRead } from './table-read.sql.ts'

/** Everything about a request that does not depend on its values. */
export interface RequestPlan {
  /** Short name under which connections keep the prepared statement. */
  id: number
  main: StatementSql
  explain?: StatementSql
  isReadOnly: boolean
  table?: Table
  function?: DbFunction
  hasConflictTarget: boolean
  weight: EmbedWeight
  /** How often it was used: only what comes again is worth keeping prepared. */
  uses: number
}

let lastId = 0

function newPlan(read: ReadPlan, plan: Omit<RequestPlan, 'id' | 'uses' | 'weight'>): RequestPlan {
  lastId += 1
  return { ...plan, weight: weighEmbeds(read), id: lastId, uses: 0 }
}

export function planRequest(request: ApiRequest, cache: SchemaCache, maxRows: number | undefined): RequestPlan {
  const schema = cache.schemas.get(request.schema) as Schema
  if (request.target.kind === 'function') return planFunctionCall(request, schema, maxRows)
  const table = schema.tables.get(request.target.name)
  if (!table) throw unknownTable(schema.name, request.target.name)
  if (request.method === 'GET' || request.method === 'HEAD') return planTableRead(request, schema, table, maxRows)
  return planTableWrite(request, schema, table, maxRows)
}

export function unknownTable(schema: string, name: string): ApiError {
  return new ApiError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`)
}

function planTableRead(request: ApiRequest, schema: Schema, table: Table, maxRows: number | undefined): RequestPlan {
  const read = planRead({ schema, maxRows }, table, request.params.select, branchOf(request))
  const body = { media: request.media, isWanted: request.method !== 'HEAD' }
  const { main, explain } = writeTableRead(read, { body, count: request.preferences.count, maxRows })
  return newPlan(read, { main, ...(explain ? { explain } : {}), isReadOnly: true, table, hasConflictTarget: false })
}

function planFunctionCall(request: ApiRequest, schema: Schema, maxRows: number | undefined): RequestPlan {
  const { payload, argumentNames, firstArgumentSlot: firstSlot, target, params, media, preferences } = request
  const call = planCall({ schema, name: target.name, argumentNames, firstSlot, ...(payload ? { body: payload } : {}) })
  const read = planRead({ schema, maxRows }, call.function.result, params.select, branchOf(request))
  const isScalar = call.function.returns !== 'row'
  const isWanted = request.method !== 'HEAD' && call.function.returns !== 'void'
  const body: BodyShape = { media, isWanted, ...(isScalar ? { scalarColumn: SCALAR_COLUMN } : {}) }
  const options = { body, count: preferences.count, maxRows }
  const { main, explain } = writeReadStatements(read, (writer) => writeCallFrom(writer, call), options)
  return newPlan(read, {
    main,
    ...(explain ? { explain } : {}),
    isReadOnly: request.method !== 'POST' || !call.function.isVolatile,
    function: call.function,
    hasConflictTarget: false,
  })
}

function planTableWrite(request: ApiRequest, schema: Schema, table: Table, maxRows: number | undefined): RequestPlan {
  const { params, media, preferences } = request
  const wantsRows = preferences.return === 'representation'
  // Without a representation the columns are never read, so they are not checked either.
  const items = wantsRows ? params.select : params.select.filter(({ kind }) => kind === 'embed')
  const branch = branchOf({ ...request, range: {} })
  const read = planRead({ schema, maxRows }, table, items, branch)
  const mutation = planMutation(request, table, read.conditions)
  const returning = chooseReturning(request, table, { kind: 'rows', read })
  const isWanted = returning.kind !== 'nothing'
  const body: BodyShape = returning.kind === 'keys' ? KEYS_BODY : { media, isWanted }
  return newPlan(read, {
    main: writeMutation(mutation, returning, body),
    isReadOnly: false,
    table,
    hasConflictTarget: mutation.kind === 'insert' && mutation.conflict !== undefined,
  })
}

const KEYS_BODY: BodyShape = {
  media: { contentType: '', format: 'json', single: false, stripNulls: false },
  isWanted: true,
  scalarColumn: 'keys',
}

function chooseReturning({ method, preferences }: ApiRequest, table: Table, rows: ReturningPlan): ReturningPlan {
  if (preferences.return === 'representation') return rows
  const wantsKeys = preferences.return === 'headers-only' && method === 'POST' && table.primaryKey.length > 0
  return wantsKeys ? { kind: 'keys' } : { kind: 'nothing' }
}

function planMutation(
  { method, params, preferences, payload }: ApiRequest,
  table: Table,
  conditions: Extract<MutationPlan, { kind: 'delete' }>['conditions'],
): MutationPlan {
  if (method === 'DELETE') return { kind: 'delete', table, conditions }
  const keyTests = method === 'PUT' ? planPutKey(table, params) : []
  const columns = planColumns(table, payload?.keys ?? [])
  const appliesDefaults = preferences.missing === 'default'
  if (method === 'PATCH') return { kind: 'update', table, columns, appliesDefaults, conditions }
  const conflict =
    method === 'PUT'
      ? { columns: table.primaryKey, action: 'merge' as const }
      : planConflict(table, preferences, params.onConflict)
  return { kind: 'insert', table, columns, appliesDefaults, keyTests, ...(conflict ? { conflict } : {}) }
}
