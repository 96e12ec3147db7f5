import type { ColumnPlan, EmbedPlan, ItemPlan, OrderPlan, ReadPlan } from '#app/plan/read-plan.ts'
import { type RowRef, writeField } from './field.sql.ts'
import { quoteName } from './name.sql.ts'
import type { SqlWriter } from './sql-writer.ts'
import { type FromSql, writeEmbedFrom, writeWhere } from './where.sql.ts'

/** The rows of one resource as a query of its own. */
export function writeSelect(writer: SqlWriter, from: FromSql, plan: ReadPlan): string {
  const columns: string[] = []
  const joins: string[] = []
  for (const item of plan.items) {
    if (item.kind === 'embed' && item.isSpread) joins.push(writeSpread(writer, from.row, item, columns))
    else columns.push(...writeItem(writer, from.row, plan, item))
  }
  return [
    `select ${columns.join(', ')} from ${from.text}${joins.join('')}`,
    writeWhere(writer, from, plan),
    writeOrder(writer, from.row, plan.order),
    plan.limit === undefined ? '' : ` limit ${writer.bind(plan.limit)}`,
    plan.offset === undefined ? '' : ` offset ${writer.bind(plan.offset)}`,
  ].join('')
}

function writeItem(writer: SqlWriter, row: RowRef, plan: ReadPlan, item: ItemPlan): string[] {
  if (item.kind === 'everything') {
    // Rows of a write carry more than the table's columns.
    if (!row.isReturned) return [`${row.alias}.*`]
    return [...plan.relation.columns.keys()].map((name) => `${row.alias}.${quoteName(name)}`)
  }
  if (item.kind === 'column') return [writeColumn(writer, row, item)]
  return item.isShown ? [`(${writeEmbed(writer, row, item)}) as ${quoteName(item.name)}`] : []
}

function writeColumn(writer: SqlWriter, row: RowRef, { field, name, cast }: ColumnPlan): string {
  const value = writeField(writer, row, field, false)
  return `${cast === undefined ? value : `cast(${value} as ${cast})`} as ${quoteName(name)}`
}

/** A subquery in the select list: the planner runs it for the rows of the page only, after sorting and limiting. */
function writeEmbed(writer: SqlWriter, parent: RowRef, embed: EmbedPlan): string {
  const rows = writeEmbedRows(writer, parent, embed)
  const row = writer.nextAlias()
  const value = embed.isToOne ? `row_to_json(${row}.*)` : `coalesce(json_agg(${row}.*), '[]')`
  return `select ${value} from (${rows}) ${row}`
}

function writeEmbedRows(writer: SqlWriter, parent: RowRef, embed: EmbedPlan): string {
  const rows = writeSelect(writer, writeEmbedFrom(writer, parent, embed), embed.read)
  const isSafelyOne = !embed.isToOne || (embed.read.relation.isTable && embed.relationship.kind === 'key')
  return isSafelyOne || embed.read.limit !== undefined ? rows : `${rows} limit 1`
}

/** `...rel(a,b)`: the columns of the related row, or arrays of those of many rows, become columns of the parent. */
function writeSpread(writer: SqlWriter, parent: RowRef, embed: EmbedPlan, columns: string[]): string {
  const rows = writeEmbedRows(writer, parent, embed)
  const names = listOutputNames(embed.read)
  const alias = writer.nextAlias()
  columns.push(...names.map((name) => `${alias}.${quoteName(name)}`))
  if (embed.isToOne) return ` left join lateral (${rows}) ${alias} on true`
  const row = writer.nextAlias()
  const arrays = names.map((name) => `coalesce(json_agg(${row}.${quoteName(name)}), '[]') as ${quoteName(name)}`)
  return ` left join lateral (select ${arrays.join(', ')} from (${rows}) ${row}) ${alias} on true`
}

function listOutputNames(plan: ReadPlan): string[] {
  return plan.items.flatMap((item) => {
    if (item.kind === 'everything') return [...plan.relation.columns.keys()]
    if (item.kind === 'column') return [item.name]
    if (item.isSpread) return listOutputNames(item.read)
    return item.isShown ? [item.name] : []
  })
}

function writeOrder(writer: SqlWriter, row: RowRef, order: OrderPlan[]): string {
  if (order.length === 0) return ''
  const terms = order.map(({ field, embed, direction, nulls }) => {
    const value = embed ? writeRelatedValue(writer, row, embed, field) : writeField(writer, row, field, true)
    const end = nulls === undefined ? '' : nulls === 'nullsfirst' ? ' nulls first' : ' nulls last'
    return `${value}${direction === 'desc' ? ' desc' : ''}${end}`
  })
  return ` order by ${terms.join(', ')}`
}

function writeRelatedValue(writer: SqlWriter, parent: RowRef, embed: EmbedPlan, field: OrderPlan['field']): string {
  const from = writeEmbedFrom(writer, parent, embed)
  const value = writeField(writer, from.row, field, true)
  return `(select ${value} from ${from.text}${writeWhere(writer, from, embed.read)} limit 1)`
}
