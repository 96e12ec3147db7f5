import type { FieldPlan } from '#app/plan/field-plan.ts'
import type { Operation } from '#app/request/operation.ts'
import { type RowRef, writeField } from './field.sql.ts'
import { COMPARE_SIGNS, IS_TESTS, SEARCH_FUNCTIONS } from './operators.sql.ts'
import type { SqlWriter } from './sql-writer.ts'

export function writeTest(writer: SqlWriter, row: RowRef, field: FieldPlan, operation: Operation): string {
  const test = writeOperation(writer, writeField(writer, row, field, true), field, operation)
  return operation.negated ? `not (${test})` : test
}

function writeOperation(writer: SqlWriter, subject: string, field: FieldPlan, operation: Operation): string {
  switch (operation.kind) {
    case 'is':
      return `${subject} ${IS_TESTS[operation.word]}`
    case 'in':
      return `${subject} = any (${writer.bind(operation.slot)})`
    case 'search':
      return writeSearch(writer, subject, field, operation)
    case 'compare': {
      const value = writer.bind(operation.slot)
      const sign = COMPARE_SIGNS[operation.operator]
      return `${subject} ${sign} ${operation.quantifier ? `${operation.quantifier} (${value})` : value}`
    }
  }
}

function writeSearch(
  writer: SqlWriter,
  subject: string,
  field: FieldPlan,
  { search, slot, configSlot }: Extract<Operation, { kind: 'search' }>,
): string {
  const config = configSlot === undefined ? '' : `${writer.bind(configSlot)}::regconfig, `
  const isVector = field.baseType === 'tsvector' && field.path.length === 0
  const vector = isVector ? subject : `to_tsvector(${config}${subject})`
  return `${vector} @@ ${SEARCH_FUNCTIONS[search]}(${config}${writer.bind(slot)})`
}
