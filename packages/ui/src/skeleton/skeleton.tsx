import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import tableStyles from '../table/table.module.css'
import styles from './skeleton.module.css'

const SKELETON_TABLE = { columns: 5, rows: 3 } as const

/** A waiting place the size of what will come: give it width, height or aspect ratio by `style` or class. */
export function Skeleton({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div aria-hidden="true" {...rest} className={joinClasses(styles.skeleton, className)} />
}

type SkeletonTableProps = ComponentPropsWithRef<'div'> & {
  columns?: number | undefined
  rows?: number | undefined
}

export function SkeletonTable(props: SkeletonTableProps) {
  const { columns = SKELETON_TABLE.columns, rows = SKELETON_TABLE.rows, className, ...rest } = props
  const cells = Array.from({ length: columns }, (_, index) => index)
  return (
    <div aria-hidden="true" {...rest} className={joinClasses(tableStyles.scroll, className)}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            {cells.map((cell) => (
              <th key={cell}>
                <Skeleton />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, index) => index).map((row) => (
            <tr key={row}>
              {cells.map((cell) => (
                <td key={cell}>
                  <Skeleton />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
