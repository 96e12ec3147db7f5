import type { ReactNode } from 'react'
import type { ComparedCell, ComparedRow } from './comparison-rows.ts'
import styles from './comparison-table.module.css'

export function ComparedRows({ rows }: { rows: ComparedRow[] }) {
  return rows.map(({ key, name, cells }) => (
    <TableRow key={key} name={name}>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name, and columns do not move
        <td key={index} data-best={cell.best !== undefined || undefined}>
          <Cell cell={cell} />
        </td>
      ))}
    </TableRow>
  ))
}

export function TableRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {children}
    </tr>
  )
}

function Cell({ cell: { big, text, muted, list, best } }: { cell: ComparedCell }) {
  return (
    <>
      {big ? <span className={styles.big}>{big}</span> : null}
      {text}
      {list ? (
        <ol className={styles.list}>
          {list.map(({ name, share }) => (
            <li key={name}>
              {name} <b>{share}</b>
            </li>
          ))}
        </ol>
      ) : null}
      {muted ? <span className={styles.muted}>{muted}</span> : null}
      {best ? <span className={styles.prize}>{best}</span> : null}
    </>
  )
}
