import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './radio-chip.module.css'

type RadioChipProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & { children: ReactNode }

/** One of a few words; looks like a chip and is a radio. */
export function RadioChip({ children, ...rest }: RadioChipProps) {
  return (
    <label className={styles.chip}>
      <input {...rest} type="radio" />
      {children}
    </label>
  )
}
