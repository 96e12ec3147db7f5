import type { CallPlan } from '#app/plan/call-plan.ts'
import { BODY_SLOT } from '#app/plan/parameter-source.ts'
import { qualify, quoteName } from './name.sql.ts'
import type { SqlWriter } from './sql-writer.ts'
import type { FromSql } from './where.sql.ts'

/** Name of the only column of a function that returns plain values. */
export const SCALAR_COLUMN = 'pgrst_scalar'

export function writeCallFrom(writer: SqlWriter, plan: CallPlan): FromSql {
  const { schema, name, returns, result } = plan.function
  const alias = writer.nextAlias()
  const columns = returns === 'row' ? '' : `(${quoteName(SCALAR_COLUMN)})`
  const { before, list } = writeArguments(writer, plan)
  return {
    text: `${before}${qualify(schema, name)}(${list}) as ${alias}${columns}`,
    row: { alias, schema: result.schema, isReturned: false },
    ties: [],
  }
}

function writeArguments(writer: SqlWriter, { passing, args }: CallPlan): { before: string; list: string } {
  if (passing === 'none') return { before: '', list: '' }
  if (passing === 'whole-body') return { before: '', list: `${writer.bind(BODY_SLOT)}::${args[0]?.type ?? 'json'}` }
  if (passing === 'values') {
    const list = args.map(({ name, type, slot }) => `${quoteName(name)} => ${writer.bind(slot)}::${type}`)
    return { before: '', list: list.join(', ') }
  }
  const record = writer.nextAlias()
  const body = `${writer.bind(BODY_SLOT)}::json${passing === 'first-element' ? ' -> 0' : ''}`
  const fields = args.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  const list = args.map(({ name }) => `${quoteName(name)} => ${record}.${quoteName(name)}`)
  return { before: `json_to_record(${body}) as ${record}(${fields}), lateral `, list: list.join(', ') }
}
