import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './scale.module.css'

type ScaleProps = Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> & {
  name: string
  legend: ReactNode
  /** What the two ends mean. */
  ends?: [ReactNode, ReactNode] | undefined
  from?: number | undefined
  to?: number | undefined
  defaultValue?: number | undefined
  required?: boolean | undefined
  onValueChange?: ((value: number) => void) | undefined
}

/** A row of numbers to choose one from; 0 to 10 unless told otherwise. */
export function Scale(props: ScaleProps) {
  const { name, legend, ends, from = 0, to = 10, defaultValue, required, onValueChange, className, ...rest } = props
  const values = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <fieldset {...rest} className={className}>
      <legend className={joinClasses('label', styles.legend)}>{legend}</legend>
      <div className={styles.scale}>
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              required={required}
              defaultChecked={value === defaultValue}
              onChange={() => onValueChange?.(value)}
            />
            {value}
          </label>
        ))}
      </div>
      {ends ? (
        <div className={styles.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      ) : null}
    </fieldset>
  )
}
