import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { joinClasses } from '../join-classes.ts'
import { TINTS } from '../stripe/stripe.tsx'
import styles from './loading-bar.module.css'

const LOADING_THROTTLE_MS = 200
const LOADING_DURATION_MS = 5000

type LoadingBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  active: boolean
  label: string
  throttle?: number | undefined
  duration?: number | undefined
}

/**
 * Nine colours along the upper edge. Time is kept by CSS: nothing is drawn before the throttle has passed, the bar runs
 * for the duration and waits short of the end until `active` is taken away, then it is full and fades.
 */
export function LoadingBar({ active, label, throttle, duration, className, style, ...rest }: LoadingBarProps) {
  const times = {
    '--throttle': `${throttle ?? LOADING_THROTTLE_MS}ms`,
    '--run': `${duration ?? LOADING_DURATION_MS}ms`,
  }
  return (
    <div
      {...rest}
      // It stands above all landmarks; as something that changes by itself it needs none.
      {...(active
        ? { role: 'progressbar', 'aria-label': label, 'aria-live': 'polite' as const }
        : { 'aria-hidden': true })}
      className={joinClasses(styles.bar, className)}
      style={{ ...style, ...times } as CSSProperties}
      data-active={active || undefined}
    >
      <div className={styles.run}>
        {TINTS.map((key) => (
          <i key={key} data-tint={key} />
        ))}
      </div>
    </div>
  )
}
