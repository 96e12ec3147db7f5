import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './summary-rows.module.css'

/** Names and amounts, one pair a row. */
export function SummaryRows({ className, ...rest }: ComponentPropsWithRef<'dl'>) {
  return <dl {...rest} className={joinClasses(styles.rows, className)} />
}

type SummaryRowProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  name: ReactNode
  amount: ReactNode
  tone?: 'plain' | 'reduced' | 'total' | undefined
}

export function SummaryRow({ name, amount, tone, ...rest }: SummaryRowProps) {
  return (
    <div {...rest} data-tone={tone}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
