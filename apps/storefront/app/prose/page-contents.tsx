import styles from './page-contents.module.css'
import type { PageHeading } from './to-headings.ts'

/** Shorter texts need no way through them. */
const WORTH_CONTENTS = 3

/** Beside the text where there is room, above it elsewhere; without enough chapters it only keeps its place. */
export function PageContents({ label, headings }: { label: string; headings: PageHeading[] }) {
  if (headings.length < WORTH_CONTENTS) return <div className={styles.contents} />
  return (
    <nav className={styles.contents} aria-labelledby="v-clanku">
      <p id="v-clanku" className="label">
        {label}
      </p>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
