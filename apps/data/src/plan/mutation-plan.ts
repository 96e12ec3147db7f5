import { ApiError } from '#app/errors.ts'
import type { Operation } from '#app/request/operation.ts'
import type { Preferences } from '#app/request/preferences.ts'
import type { QueryParams } from '#app/request/query-params.ts'
import type { Column, Table } from '#app/schema-cache/schema-cache.ts'
import type { ConditionPlan, ReadPlan } from './read-plan.ts'

export interface InsertPlan {
  kind: 'insert'
  table: Table
  columns: Column[]
  appliesDefaults: boolean
  conflict?: { columns: string[]; action: 'merge' | 'ignore' }
  /** PUT: the body must carry the key of the address. */
  keyTests: { column: string; slot: number }[]
}

export interface UpdatePlan {
  kind: 'update'
  table: Table
  columns: Column[]
  appliesDefaults: boolean
  conditions: ConditionPlan[]
}

interface DeletePlan {
  kind: 'delete'
  table: Table
  conditions: ConditionPlan[]
}

export type MutationPlan = InsertPlan | UpdatePlan | DeletePlan

/** What a write hands back: nothing, the keys for a Location, or rows. */
export type ReturningPlan = { kind: 'nothing' } | { kind: 'keys' } | { kind: 'rows'; read: ReadPlan }

export function planColumns(table: Table, names: string[]): Column[] {
  return names.map((name) => {
    const column = table.columns.get(name)
    if (column) return column
    throw new ApiError(400, 'PGRST204', `Could not find the '${name}' column of '${table.name}' in the schema cache`)
  })
}

export function planConflict(
  table: Table,
  { resolution }: Preferences,
  onConflict: string[] | undefined,
): InsertPlan['conflict'] {
  const columns = onConflict ?? table.primaryKey
  if (!resolution || columns.length === 0) return undefined
  for (const name of columns) {
    if (!table.columns.has(name)) throw new ApiError(400, '42703', `column "${name}" does not exist`)
  }
  return { columns, action: resolution === 'merge-duplicates' ? 'merge' : 'ignore' }
}

/** PUT addresses one row: every column of the key by `eq`, and nothing else. */
export function planPutKey(table: Table, { filters, logic, ranges }: QueryParams): InsertPlan['keyTests'] {
  if (ranges.length > 0) {
    throw new ApiError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  }
  const tests = filters.map(({ path, field, operation }) => {
    const isPlain = path.length === 0 && field.path.length === 0 && isPlainEquality(operation)
    return isPlain ? { column: field.name, slot: operation.slot } : undefined
  })
  const columns = new Set(tests.map((test) => test?.column))
  const isKey = columns.size === table.primaryKey.length && table.primaryKey.every((name) => columns.has(name))
  if (logic.length > 0 || tests.length !== columns.size || !isKey || table.primaryKey.length === 0) {
    throw new ApiError(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators")
  }
  return tests as InsertPlan['keyTests']
}

function isPlainEquality(operation: Operation): operation is Extract<Operation, { kind: 'compare' }> {
  return operation.kind === 'compare' && operation.operator === 'eq' && !operation.negated && !operation.quantifier
}
