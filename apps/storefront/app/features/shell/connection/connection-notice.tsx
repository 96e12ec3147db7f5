import { useEffect, useState } from 'react'
import { useIsOnline } from '#app/state/common.ts'
import { errorTexts } from '#app/texts/shell/errors.ts'
import styles from './connection-notice.module.css'

/** As long as a toast. */
const TOLD_FOR = 5000

/** The region is always there, so that a screen reader hears it fill. */
export function ConnectionNotice() {
  const isOnline = useIsOnline()
  const [wasLost, setLost] = useState(false)

  // The browser tells of the connection; the clock ends what is said of one that has come back.
  useEffect(() => {
    const timer = setTimeout(setLost, isOnline ? TOLD_FOR : 0, !isOnline)
    return () => clearTimeout(timer)
  }, [isOnline])

  const text = isOnline ? wasLost && errorTexts.online : errorTexts.offline
  return (
    <div role="status" className={styles.region}>
      {text ? <p className={styles.notice}>{text}</p> : null}
    </div>
  )
}
