import type { ComponentPropsWithRef } from 'react'
import styles from '../control/control.module.css'
import { useControlProps } from '../control/use-control-props.ts'
import { joinClasses } from '../join-classes.ts'

export type InputProps = ComponentPropsWithRef<'input'>

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} {...useControlProps(rest)} className={joinClasses(styles.control, className)} />
}
