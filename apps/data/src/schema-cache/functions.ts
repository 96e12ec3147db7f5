import type { FunctionRow } from './catalog-rows.ts'
import type { Argument, Column, ComputedRelationship, DbFunction, Relation, Setting } from './schema-cache.ts'

/** Settings of a function that count for the whole transaction; the others hold inside the function by themselves. */
const LIFTED = new Set(['statement_timeout', 'plan_filter.statement_cost_limit'])
const ISOLATION = 'default_transaction_isolation'

export function toFunction(row: FunctionRow, resultRelation: Relation | undefined): DbFunction {
  const settings = parseSettings(row.config)
  const inputs = row.args.filter(({ mode }) => mode === 'i' || mode === 'b')
  const result = resultRelation ?? toResultRelation(row)
  return {
    schema: row.schema,
    name: row.name,
    args: toArguments(row, inputs),
    takesUnnamedJson: inputs.length === 1 && inputs[0]?.name === '' && /^jsonb?$/.test(inputs[0].baseType),
    isVolatile: row.isVolatile,
    returnsSet: row.returnsSet,
    returns: row.returnType === 'void' ? 'void' : result.columns.size > 0 ? 'row' : 'scalar',
    result,
    settings: settings.filter(([name]) => LIFTED.has(name)),
    isolation: settings.find(([name]) => name === ISOLATION)?.[1] ?? null,
  }
}

/** Defaults belong to the last input arguments. */
function toArguments(row: FunctionRow, inputs: FunctionRow['args']): Argument[] {
  const required = inputs.length - row.defaults
  return inputs.map(({ name, type }, index) => ({ name, type, isRequired: index < required }))
}

/** The columns of RETURNS TABLE and of OUT arguments; nothing for a scalar. */
function toResultRelation(row: FunctionRow): Relation {
  const outputs = row.args.filter(({ mode }) => mode === 't' || mode === 'o' || mode === 'b')
  const columns = outputs.map(({ name, type, baseType }) => ({ name, type, baseType, defaultSql: null }))
  return {
    schema: row.schema,
    name: row.name,
    columns: new Map(columns.map((column) => [column.name, column])),
    computedColumns: new Map(),
    relationships: [],
    isTable: false,
  }
}

export function parseSettings(config: string[]): Setting[] {
  return config.map((entry) => {
    const equals = entry.indexOf('=')
    return [entry.slice(0, equals), entry.slice(equals + 1)]
  })
}

type RowFunction =
  | { kind: 'column'; relation: string; column: Column }
  | { kind: 'relationship'; relation: string; relationship: ComputedRelationship }

/** A function whose only argument is a row of a table is a column of it, or a way to other rows. */
export function toRowFunction(row: FunctionRow, result: Relation | undefined): RowFunction | undefined {
  const [only] = row.args
  if (row.args.length !== 1 || only?.mode !== 'i' || only.relation === null) return undefined
  if (result && result.schema === row.schema) {
    const isToOne = !row.returnsSet || row.rows === 1
    const relationship = { kind: 'computed' as const, target: result.name, functionName: row.name, isToOne }
    return { kind: 'relationship', relation: only.relation, relationship }
  }
  if (row.returnsSet || row.returnType === 'void') return undefined
  const column = { name: row.name, type: row.returnType, baseType: row.returnType, defaultSql: null }
  return { kind: 'column', relation: only.relation, column }
}
