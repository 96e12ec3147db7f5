import { useIsOnline } from '#app/state/common.ts'
import { errorTexts } from '#app/texts/errors.ts'
import styles from './connection-notice.module.css'

/** The region is always there, so that a screen reader hears it fill. */
export function ConnectionNotice() {
  const isOnline = useIsOnline()
  return (
    <div role="status" className={styles.region}>
      {isOnline ? null : <p className={styles.notice}>{errorTexts.offline}</p>}
    </div>
  )
}
