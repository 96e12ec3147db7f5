import type { ComponentPropsWithRef } from 'react'
import styles from '../control/control.module.css'
import { useControlProps } from '../control/use-control-props.ts'
import { joinClasses } from '../join-classes.ts'

export type TextareaProps = ComponentPropsWithRef<'textarea'>

export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea {...rest} {...useControlProps(rest)} className={joinClasses(styles.control, className)} />
}
