import type { FieldPlan } from '#app/plan/field-plan.ts'
import type { ReturningPlan } from '#app/plan/mutation-plan.ts'
import type { EmbedPlan, ReadPlan } from '#app/plan/read-plan.ts'
import type { Table } from '#app/schema-cache/schema-cache.ts'
import { WHOLE_ROW } from './field.sql.ts'
import { qualify, quoteName } from './name.sql.ts'

/** Only the columns that the answer needs: the role may not be allowed to read the others. */
export function writeReturning(table: Table, returning: ReturningPlan, alias: string): string {
  if (returning.kind === 'nothing') return '1'
  if (returning.kind === 'keys') return table.primaryKey.map((name) => `${alias}.${quoteName(name)}`).join(', ')
  const needs = collectNeeds(table, returning.read)
  const list = [
    ...[...needs.columns].map((name) => `${alias}.${quoteName(name)}`),
    ...[...needs.computed].map((name) => `${qualify(table.schema, name)}(${alias}) as ${quoteName(name)}`),
    ...(needs.wholeRow ? [`${alias} as ${quoteName(WHOLE_ROW)}`] : []),
  ]
  return list.length === 0 ? '1' : list.join(', ')
}

interface Needs {
  columns: Set<string>
  computed: Set<string>
  wholeRow: boolean
}

function collectNeeds(table: Table, read: ReadPlan): Needs {
  const needs: Needs = { columns: new Set(), computed: new Set(), wholeRow: false }
  for (const item of read.items) {
    if (item.kind === 'everything') for (const name of table.columns.keys()) needs.columns.add(name)
    else if (item.kind === 'column') needField(needs, item.field)
    else needEmbed(needs, item)
  }
  for (const { field, embed } of read.order) if (!embed) needField(needs, field)
  return needs
}

function needField(needs: Needs, { name, isComputed }: FieldPlan): void {
  if (isComputed) needs.computed.add(name)
  else needs.columns.add(name)
}

function needEmbed(needs: Needs, { relationship }: EmbedPlan): void {
  if (relationship.kind === 'computed') {
    needs.wholeRow = true
    return
  }
  const pairs = relationship.kind === 'key' ? relationship.pairs : relationship.here
  for (const [own] of pairs) needs.columns.add(own)
}
