import { useEffect, useState } from 'react'
import { useIsOnline } from '#app/state/common.ts'
import { errorTexts } from '#app/texts/errors.ts'
import styles from './connection-notice.module.css'

/** As long as a toast. */
const TOLD_FOR = 5000

/** The region is always there, so that a screen reader hears it fill. */
export function ConnectionNotice() {
  const isOnline = useIsOnline()
  const isBack = useIsBack(isOnline)
  const text = isOnline ? (isBack ? errorTexts.online : null) : errorTexts.offline
  return (
    <div role="status" className={styles.region}>
      {text ? <p className={styles.notice}>{text}</p> : null}
    </div>
  )
}

/** True for a moment after a connection that was lost has come back. */
function useIsBack(isOnline: boolean): boolean {
  const [wasLost, setLost] = useState(false)

  // The browser tells of the connection; the clock ends what is said about it.
  useEffect(() => {
    if (!isOnline) {
      setLost(true)
      return
    }
    const timer = setTimeout(() => setLost(false), TOLD_FOR)
    return () => clearTimeout(timer)
  }, [isOnline])

  return wasLost && isOnline
}
