import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './card.module.css'

/** The size of a real card, so that nothing moves when it comes. */
export function CardSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton className={styles.tile} />
      <Skeleton style={{ marginTop: '.8rem', width: '60%' }} />
      <Skeleton style={{ marginTop: '.5rem', height: '1.5rem' }} />
      <Skeleton style={{ marginTop: '.5rem', width: '40%' }} />
    </div>
  )
}
