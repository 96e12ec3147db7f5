import type { ConditionPlan, EmbedPlan, ReadPlan } from '#app/plan/read-plan.ts'
import type { ColumnPair } from '#app/schema-cache/schema-cache.ts'
import { type RowRef, writeRow } from './field.sql.ts'
import { qualify, quoteName } from './name.sql.ts'
import type { SqlWriter } from './sql-writer.ts'
import { writeTest } from './test.sql.ts'

/** What stands after FROM, and the conditions that tie it to the row around it. */
export interface FromSql {
  text: string
  row: RowRef
  ties: string[]
}

/** The conditions of a resource, those of its inner embeds included. */
export function writeWhere(writer: SqlWriter, from: FromSql, plan: ReadPlan): string {
  const inner = plan.items.filter((item) => item.kind === 'embed' && item.isInner) as EmbedPlan[]
  const conditions = [
    ...from.ties,
    ...plan.conditions.map((condition) => writeCondition(writer, from.row, condition)),
    ...inner.map((embed) => writeExists(writer, from.row, embed)),
  ]
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
}

export function writeConditions(writer: SqlWriter, row: RowRef, conditions: ConditionPlan[]): string {
  if (conditions.length === 0) return ''
  return ` where ${conditions.map((condition) => writeCondition(writer, row, condition)).join(' and ')}`
}

function writeExists(writer: SqlWriter, parent: RowRef, embed: EmbedPlan): string {
  const from = writeEmbedFrom(writer, parent, embed)
  return `exists (select 1 from ${from.text}${writeWhere(writer, from, embed.read)})`
}

function writeCondition(writer: SqlWriter, row: RowRef, condition: ConditionPlan): string {
  if (condition.kind === 'embed') {
    return `${condition.isPresent ? '' : 'not '}${writeExists(writer, row, condition.embed)}`
  }
  if (condition.kind === 'test') return writeTest(writer, row, condition.field, condition.operation)
  const children = condition.children.map((child) => writeCondition(writer, row, child))
  return `${condition.negated ? 'not ' : ''}(${children.join(` ${condition.operator} `)})`
}

export function writeEmbedFrom(writer: SqlWriter, parent: RowRef, { relationship, read }: EmbedPlan): FromSql {
  const { schema, name } = read.relation
  const alias = writer.nextAlias()
  const row = { alias, schema, isReturned: false }
  const table = `${qualify(schema, name)} ${alias}`
  if (relationship.kind === 'computed') {
    return { text: `${qualify(schema, relationship.functionName)}(${writeRow(parent)}) ${alias}`, row, ties: [] }
  }
  if (relationship.kind === 'key') return { text: table, row, ties: writeTies(parent.alias, alias, relationship.pairs) }
  const junction = writer.nextAlias()
  const on = writeTies(junction, alias, relationship.there).join(' and ')
  return {
    text: `${table} join ${qualify(schema, relationship.junction)} ${junction} on ${on}`,
    row,
    ties: writeTies(parent.alias, junction, relationship.here),
  }
}

function writeTies(left: string, right: string, pairs: ColumnPair[]): string[] {
  return pairs.map(([own, other]) => `${right}.${quoteName(other)} = ${left}.${quoteName(own)}`)
}
