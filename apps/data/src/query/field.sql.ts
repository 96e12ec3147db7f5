import type { FieldPlan } from '#app/plan/field-plan.ts'
import type { JsonStep } from '#app/request/field.ts'
import { qualify, quoteName } from './name.sql.ts'
import type { SqlWriter } from './sql-writer.ts'

/** The row a field is read from. */
export interface RowRef {
  alias: string
  schema: string
  /** Rows that a write has returned: functions of the row were already called, and the row itself is a column. */
  isReturned: boolean
}

/** Name of the column that carries the whole row out of a write. */
export const WHOLE_ROW = 'pgrst_row'

export function writeRow({ alias, isReturned }: RowRef): string {
  return isReturned ? `${alias}.${quoteName(WHOLE_ROW)}` : alias
}

/** `comparable` turns json into jsonb, which alone can be compared and sorted. */
export function writeField(writer: SqlWriter, row: RowRef, field: FieldPlan, comparable: boolean): string {
  const column = writeColumn(row, field)
  if (field.path.length === 0) return column
  const isJson = field.baseType === 'jsonb' || (field.baseType === 'json' && !comparable)
  const steps = field.path.map((step) => ` ${step.arrow} ${writeStep(writer, step)}`)
  return `(${isJson ? column : `to_jsonb(${column})`}${steps.join('')})`
}

function writeColumn(row: RowRef, { name, isComputed }: FieldPlan): string {
  if (isComputed && !row.isReturned) return `${qualify(row.schema, name)}(${row.alias})`
  return `${row.alias}.${quoteName(name)}`
}

function writeStep(writer: SqlWriter, { key, isIndex }: JsonStep): string {
  return `${writer.bind(key)}::${isIndex ? 'int' : 'text'}`
}
