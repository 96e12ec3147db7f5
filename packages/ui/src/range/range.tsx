import type { ComponentPropsWithRef, CSSProperties, FormEvent } from 'react'
import { useControlProps } from '../control/use-control-props.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './range.module.css'

type RangeProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'min' | 'max' | 'value' | 'defaultValue'> & {
  min: number
  max: number
  value?: number | undefined
  defaultValue?: number | undefined
}

/** A slider whose track is filled up to the thumb. */
export function Range({ min, max, value, defaultValue, onInput, className, style, ...rest }: RangeProps) {
  const start = value ?? defaultValue ?? (min + max) / 2
  function fill(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget
    input.style.setProperty('--v', toShare(input.valueAsNumber, min, max))
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
  }
  return (
    <input
      {...rest}
      {...useControlProps(rest)}
      type="range"
      min={min}
      max={max}
      {...(value === undefined ? { defaultValue: start } : { value })}
      onInput={fill}
      className={joinClasses(styles.range, className)}
      style={{ ...style, '--v': toShare(start, min, max) } as CSSProperties}
    />
  )
}

function toShare(value: number, min: number, max: number) {
  return `${((value - min) / (max - min)) * 100}%`
}
