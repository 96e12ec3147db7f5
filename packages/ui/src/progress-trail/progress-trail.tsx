import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './progress-trail.module.css'

type ProgressTrailProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** 0 to 100. */
  value: number
  label: string
}

/** The dotted way with the nose running along it. The sentence that explains it stands beside it. */
export function ProgressTrail({ value, label, className, style, ...rest }: ProgressTrailProps) {
  const share = Math.min(Math.max(value, 0), 100)
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share)}
      className={joinClasses(styles.trail, className)}
      style={{ ...style, '--v': `${share}%` } as CSSProperties}
    />
  )
}
