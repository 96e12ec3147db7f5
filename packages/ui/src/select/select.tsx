import type { ComponentPropsWithRef } from 'react'
import styles from '../control/control.module.css'
import { useControlProps } from '../control/use-control-props.ts'
import { joinClasses } from '../join-classes.ts'

export type SelectProps = ComponentPropsWithRef<'select'>

export function Select({ className, ...rest }: SelectProps) {
  return <select {...rest} {...useControlProps(rest)} className={joinClasses(styles.control, className)} />
}
