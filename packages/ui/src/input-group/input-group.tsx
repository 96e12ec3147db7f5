import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './input-group.module.css'

/** One input and its button as a single pill. */
export function InputGroup({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses(styles.group, className)} />
}
