import { portraitOf } from './portrait.ts'
import styles from './review-portrait.module.css'

/** The face of the breed, or a nose where we have not drawn it. */
export function ReviewPortrait({ dog }: { dog: string | null }) {
  const portrait = portraitOf(dog)
  if (!portrait) {
    return (
      <span className={styles.unknown} aria-hidden="true">
        <span className="nose" />
      </span>
    )
  }
  return <img src={portrait.src} alt="" width="48" height="48" loading="lazy" data-tint={portrait.theme} />
}
