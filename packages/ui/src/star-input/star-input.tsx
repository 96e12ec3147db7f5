import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './star-input.module.css'

const STARS = [1, 2, 3, 4, 5]

type StarInputProps = Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> & {
  name: string
  legend: string
  /** Name of one choice, such as "4 of 5". */
  starLabel: (stars: number) => string
  defaultValue?: number | undefined
  required?: boolean | undefined
  onValueChange?: ((stars: number) => void) | undefined
}

/** Five radios in reading order, so that the arrow keys go the way the eye does. */
export function StarInput(props: StarInputProps) {
  const { name, legend, starLabel, defaultValue, required, onValueChange, className, ...rest } = props
  return (
    <fieldset {...rest} className={joinClasses(styles.stars, className)}>
      <legend className="visually-hidden">{legend}</legend>
      {STARS.map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name={name}
            value={stars}
            required={required}
            defaultChecked={stars === defaultValue}
            onChange={() => onValueChange?.(stars)}
          />
          <span className="visually-hidden">{starLabel(stars)}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7L2.5 9.5l6.6-.9z" />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
