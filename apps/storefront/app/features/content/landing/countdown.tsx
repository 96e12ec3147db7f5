import { formatLongDate, formatTime } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { type TimeLeft, timeLeft } from '@shop/domain/marketing/time-left'
import { useEffect, useState } from 'react'
import type { CountdownBlock } from '#app/features/content/sections/section.ts'
import { landingTexts as texts } from '#app/texts/content/landing.ts'
import styles from './countdown.module.css'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** The page is the same for everybody and says until when; how long that is only the reader's own clock knows. */
export function Countdown({ heading, target, expiredText, note }: CountdownBlock) {
  const moment = Date.parse(target)
  const [left, setLeft] = useState<TimeLeft | null | undefined>()

  // Follows the clock, which stands outside of React.
  useEffect(() => {
    const look = () => setLeft(timeLeft(moment, Date.now()))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [moment])

  const end = toPragueTime(new Date(moment))
  return (
    <div className={styles.countdown}>
      <h2>{heading}</h2>
      {left === null ? (
        <p className="lead">{expiredText}</p>
      ) : (
        <>
          <p className="lead">
            {texts.until} <time dateTime={target}>{`${formatLongDate(end.date)} ${formatTime(end.time)}`}</time>
          </p>
          <div className={styles.units} role="timer" aria-live="off" data-is-known={left !== undefined}>
            {UNITS.map((unit) => (
              <div key={unit}>
                <b>{left?.[unit] ?? '–'}</b>
                <span>{texts.units[unit](left?.[unit] ?? 0)}</span>
              </div>
            ))}
          </div>
          <p className="small muted">{note}</p>
        </>
      )}
    </div>
  )
}
