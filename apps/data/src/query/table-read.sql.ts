import type { ReadPlan } from '#app/plan/read-plan.ts'
import type { Preferences } from '#app/request/preferences.ts'
import { qualify } from './name.sql.ts'
import { writeSelect } from './read.sql.ts'
import { createSqlWriter, type SqlWriter } from './sql-writer.ts'
import { type BodyShape, type StatementSql, writeStatement } from './statement.sql.ts'
import { type FromSql, writeWhere } from './where.sql.ts'

interface ReadOptions {
  body: BodyShape
  count: Preferences['count'] | undefined
  maxRows: number | undefined
}

interface ReadStatements {
  main: StatementSql
  /** Asks the planner for its guess of the total. */
  explain?: StatementSql
}

export function writeTableRead(plan: ReadPlan, options: ReadOptions): ReadStatements {
  const fromTable = (writer: SqlWriter): FromSql => {
    const { schema, name } = plan.relation
    const alias = writer.nextAlias()
    return { text: `${qualify(schema, name)} ${alias}`, row: { alias, schema, isReturned: false }, ties: [] }
  }
  return writeReadStatements(plan, fromTable, options)
}

/** The source is written twice when rows and total are asked for at once. */
export function writeReadStatements(
  plan: ReadPlan,
  writeFrom: (writer: SqlWriter) => FromSql,
  { body, count, maxRows }: ReadOptions,
): ReadStatements {
  const writer = createSqlWriter()
  const rows = writeSelect(writer, writeFrom(writer), plan)
  const total = writeTotal(writer, plan, writeFrom, count, maxRows)
  const main = writeStatement(writer, { prefix: '', rows, pageCount: 'count(*)', total }, body)
  if (count !== 'planned' && count !== 'estimated') return { main }
  return { main, explain: writeExplain(plan, writeFrom) }
}

/** Null when nobody asked, or when the page is the whole: then its own count is the total. */
function writeTotal(
  writer: SqlWriter,
  plan: ReadPlan,
  writeFrom: (writer: SqlWriter) => FromSql,
  count: ReadOptions['count'],
  maxRows: number | undefined,
): string {
  if (count === undefined || count === 'planned') return 'null'
  if (plan.limit === undefined && plan.offset === undefined) return 'count(*)'
  const from = writeFrom(writer)
  const matching = `from ${from.text}${writeWhere(writer, from, plan)}`
  if (count === 'exact' || maxRows === undefined) return `(select count(*) ${matching})`
  return `(select count(*) from (select 1 ${matching} limit ${writer.bind(String(maxRows + 1))}) ${writer.nextAlias()})`
}

function writeExplain(plan: ReadPlan, writeFrom: (writer: SqlWriter) => FromSql): StatementSql {
  const writer = createSqlWriter()
  const from = writeFrom(writer)
  const text = `explain (format json) select 1 from ${from.text}${writeWhere(writer, from, plan)}`
  return { text, sources: writer.sources }
}
