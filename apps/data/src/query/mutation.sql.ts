import type { InsertPlan, MutationPlan, ReturningPlan, UpdatePlan } from '#app/plan/mutation-plan.ts'
import { BODY_SLOT } from '#app/plan/parameter-source.ts'
import type { Column } from '#app/schema-cache/schema-cache.ts'
import { nameList, qualify, quoteName } from './name.sql.ts'
import { writeSelect } from './read.sql.ts'
import { writeReturning } from './returning.sql.ts'
import { createSqlWriter, type SqlWriter } from './sql-writer.ts'
import { type BodyShape, type StatementSql, setting, UPDATED_SETTING, writeStatement } from './statement.sql.ts'
import { writeConditions } from './where.sql.ts'

const SOURCE = 'pgrst_source'

/** The write as a common table expression, and a query that shapes what it returned. */
export function writeMutation(plan: MutationPlan, returning: ReturningPlan, body: BodyShape): StatementSql {
  const writer = createSqlWriter()
  const alias = writer.nextAlias()
  const change = writeChange(writer, plan, alias, writeReturning(plan.table, returning, alias))
  const rows = writeReturnedRows(writer, plan, returning)
  const parts = {
    prefix: `with ${SOURCE} as (${change}) `,
    rows,
    // Inner embeds may leave out rows from the answer that were changed all the same.
    pageCount: returning.kind === 'rows' ? `(select count(*) from ${SOURCE})` : 'count(*)',
    total: plan.kind === 'insert' ? setting(UPDATED_SETTING) : 'null',
  }
  return writeStatement(writer, parts, body)
}

function writeReturnedRows(writer: SqlWriter, { table }: MutationPlan, returning: ReturningPlan): string {
  const alias = writer.nextAlias()
  const text = `${SOURCE} ${alias}`
  if (returning.kind === 'nothing') return `select 1 from ${text}`
  if (returning.kind === 'keys') {
    const keys = table.primaryKey.map((name) => `${alias}.${quoteName(name)}::text`)
    return `select json_build_array(${keys.join(', ')}) as keys from ${text}`
  }
  const row = { alias, schema: table.schema, isReturned: true }
  // What was changed is chosen by the write itself; the new values may no longer fit its conditions.
  return writeSelect(writer, { text, row, ties: [] }, { ...returning.read, conditions: [] })
}

function writeChange(writer: SqlWriter, plan: MutationPlan, alias: string, returning: string): string {
  const table = qualify(plan.table.schema, plan.table.name)
  const row = { alias, schema: plan.table.schema, isReturned: false }
  if (plan.kind === 'insert') return `${writeInsert(writer, plan, table, alias)} returning ${returning}`
  if (plan.kind === 'update' && plan.columns.length === 0)
    return `select ${returning} from ${table} ${alias} where false`
  const where = writeConditions(writer, row, plan.conditions)
  if (plan.kind === 'delete') return `delete from ${table} ${alias}${where} returning ${returning}`
  return `${writeUpdate(writer, plan, table, alias)}${where} returning ${returning}`
}

function writeInsert(writer: SqlWriter, plan: InsertPlan, table: string, alias: string): string {
  const { columns, keyTests, conflict } = plan
  const names = columns.length === 0 ? '' : ` (${nameList(columns.map(({ name }) => name))})`
  const { text, values, record } = writePayload(writer, columns, plan.appliesDefaults)
  const tests = keyTests.map(({ column, slot }) => `${record}.${quoteName(column)} = ${writer.bind(slot)}`)
  const where = tests.length === 0 ? '' : ` where ${tests.join(' and ')}`
  const insert = `insert into ${table} as ${alias}${names} select ${values.join(', ')} from ${text}${where}`
  return conflict ? `${insert} on conflict (${nameList(conflict.columns)}) ${writeResolution(plan)}` : insert
}

/** The condition is always true; it counts the rows that existed before. */
function writeResolution({ conflict, columns }: InsertPlan): string {
  if (conflict?.action !== 'merge' || columns.length === 0) return 'do nothing'
  const assignments = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`)
  const next = `coalesce(${setting(UPDATED_SETTING)}, '0')::int + 1`
  return `do update set ${assignments.join(', ')} where set_config('${UPDATED_SETTING}', (${next})::text, true) is not null`
}

function writeUpdate(
  writer: SqlWriter,
  { columns, appliesDefaults }: UpdatePlan,
  table: string,
  alias: string,
): string {
  const { text, values } = writePayload(writer, columns, appliesDefaults)
  const aliased = columns.map(({ name }, index) => `${values[index]} as ${quoteName(name)}`)
  const payload = writer.nextAlias()
  const assignments = columns.map(({ name }) => `${quoteName(name)} = ${payload}.${quoteName(name)}`)
  return `update ${table} ${alias} set ${assignments.join(', ')} from (select ${aliased.join(', ')} from ${text} limit 1) ${payload}`
}

interface Payload {
  text: string
  values: string[]
  record: string
}

/** The body as rows typed like the table's columns. */
function writePayload(writer: SqlWriter, columns: Column[], appliesDefaults: boolean): Payload {
  const record = writer.nextAlias()
  const body = `${writer.bind(BODY_SLOT)}::json`
  if (columns.length === 0) return { text: `json_array_elements(${body}) ${record}`, values: [], record }
  const definitions = columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  const plain = columns.map(({ name }) => `${record}.${quoteName(name)}`)
  if (!appliesDefaults)
    return { text: `json_to_recordset(${body}) as ${record}(${definitions})`, values: plain, record }
  const element = writer.nextAlias()
  const values = columns.map(({ name, defaultSql }, index) => {
    if (defaultSql === null) return plain[index] as string
    // An explicit null stays null; only a key that is not there takes the default.
    return `case when ${element}.value -> ${writer.bind(name)}::text is null then ${defaultSql} else ${plain[index]} end`
  })
  const text = `json_array_elements(${body}) ${element}(value), lateral json_to_record(${element}.value) as ${record}(${definitions})`
  return { text, values, record }
}
