import { LinkBase } from 'react-admin'
import { nameField } from '#app/texts/fields.ts'
import { SYSTEM, TRUTH } from '#app/texts/system.ts'
import { linkOf } from './link-of.ts'

/** How the query counts its rows; nobody needs to see it. */
const COUNTER = 'nth'

/** The first rows that break a truth, with the way to what they are about. */
export function TruthRows({ rows }: { rows: readonly Record<string, unknown>[] }) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) => column !== COUNTER)
  return (
    <table className="tb in">
      <caption className="vh">{TRUTH.rowsCaption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} title={column}>
              {nameField(column)}
            </th>
          ))}
          <th>
            <span className="vh">{SYSTEM.open}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            {columns.map((column) => (
              <td key={column}>{toWords(row[column])}</td>
            ))}
            <td className="num">
              <RowLink row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowLink({ row }: { row: Record<string, unknown> }) {
  const to = linkOf(row)
  return to ? (
    <LinkBase className="lk" to={to}>
      {SYSTEM.open}
    </LinkBase>
  ) : null
}

function toWords(value: unknown): string {
  if (value === null || value === undefined) return TRUTH.nothing
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
