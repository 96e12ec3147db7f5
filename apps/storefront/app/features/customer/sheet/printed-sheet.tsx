import type { SheetDocument, SheetSection } from '@shop/contract/sheet'
import { Table } from '@shop/ui/table/table'
import styles from './printed-sheet.module.css'

/** A sheet as a page; the PDF prints the same object. */
export function PrintedSheet({ sheet }: { sheet: SheetDocument }) {
  return (
    <div className={styles.sheet}>
      <p>{sheet.lead}</p>
      {sheet.facts.length > 0 ? (
        <dl className={styles.facts}>
          {sheet.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {sheet.sections.map((section) => (
        <SheetPart key={section.heading} section={section} />
      ))}
      <p className="small muted">{sheet.foot}</p>
    </div>
  )
}

function SheetPart({ section: { heading, text, table, chart } }: { section: SheetSection }) {
  return (
    <section className={styles.part}>
      <h2 className="h3">{heading}</h2>
      {text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {chart && chart.points.length > 1 ? (
        <figure className={styles.figure}>
          <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={chart.caption}>
            <polyline points={chart.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {chart.points.map(({ x, y }) => (
              <circle key={`${x}-${y}`} cx={x} cy={y} r="4" />
            ))}
          </svg>
          <figcaption className="small">{chart.caption}</figcaption>
        </figure>
      ) : null}
      {table && table.rows.length > 0 ? (
        <Table label={heading}>
          <thead>
            <tr>
              {table.columns.map(({ label, align }) => (
                <th key={label} scope="col" data-align={align}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, index) => (
                  <td key={table.columns[index]?.label} data-align={table.columns[index]?.align}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </section>
  )
}
