import type { Source } from '#app/plan/parameter-source.ts'
import type { Media } from '#app/request/media-type.ts'
import { quoteName } from './name.sql.ts'
import type { SqlWriter } from './sql-writer.ts'

/** SQL with the sources of its parameters, ready to be used for every request of one shape. */
export interface StatementSql {
  text: string
  sources: Source[]
}

/** How the rows become the body. A scalar has one column, which stands for the row. */
export interface BodyShape {
  media: Media
  isWanted: boolean
  scalarColumn?: string
}

/** How many updates an upsert made; only the database can tell them from inserts. */
export const UPDATED_SETTING = 'pgrst.updated'

interface StatementParts {
  /** Common table expressions, written before the query. */
  prefix: string
  rows: string
  pageCount: string
  total: string
}

/** Columns: body, rows, total, response headers, response status, updated rows. */
export function writeStatement(writer: SqlWriter, parts: StatementParts, body: BodyShape): StatementSql {
  const row = writer.nextAlias()
  const columns = [
    writeBody(body, row, parts.rows),
    parts.pageCount,
    parts.total,
    setting('response.headers'),
    setting('response.status'),
  ]
  const text = `${parts.prefix}select ${columns.join(', ')} from (${parts.rows}) ${row}`
  return { text, sources: writer.sources }
}

/** A setting that was never made, or was made by a request before, is empty. */
export function setting(name: string): string {
  return `nullif(current_setting('${name}', true), '')`
}

function writeBody({ media, isWanted, scalarColumn }: BodyShape, row: string, rows: string): string {
  if (!isWanted) return `''`
  if (media.format === 'csv') return writeCsv(row, rows)
  const value = scalarColumn === undefined ? `${row}.*` : `${row}.${quoteName(scalarColumn)}`
  const list = `json_agg(${value})`
  return `coalesce(${media.stripNulls ? `json_strip_nulls(${list})` : list}, '[]')`
}

/** PostgreSQL's own row text without its brackets; the header comes from the first row, so no row gives no header. */
function writeCsv(row: string, rows: string): string {
  const header = `(select coalesce(string_agg(k.key, ','), '') from json_object_keys((select row_to_json(h.*) from (${rows}) h limit 1)) k (key))`
  const lines = `coalesce(string_agg(substring(${row}::text, 2, length(${row}::text) - 2), e'\\n'), '')`
  return `${header} || e'\\n' || ${lines}`
}
