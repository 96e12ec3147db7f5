import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> & {
  /** The label. */
  children: ReactNode
}

export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={joinClasses(styles.switch, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the native checked state is what assistive technology reads */}
      <input {...rest} type="checkbox" role="switch" />
      <span>{children}</span>
    </label>
  )
}
