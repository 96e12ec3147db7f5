import { Chip, Chips } from '@shop/ui/chip/chip'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { searchTexts } from '#app/texts/catalog/search.ts'
import styles from './search-head.module.css'

interface AbsenceHeadProps {
  query: string
  absence: { sentence: string; nearest: string; rest: string | null }
}

/** Says what we do not make and what comes nearest; the goods below are only that. */
export function AbsenceHead({ query, absence: { sentence, nearest, rest } }: AbsenceHeadProps) {
  const ways = rest ? [nearest, rest] : [nearest]
  return (
    <div className={styles.head}>
      <div className={`wrap ${styles.inner}`}>
        <h1>{searchTexts.absent(query)}</h1>
        <p role="status" className="lead">
          {sentence} {searchTexts.nearest(nearest, rest)}
        </p>
        <Chips>
          {ways.map((words) => (
            <Chip key={words} as={ShopLink} to={`/hledat?${new URLSearchParams({ q: words })}`}>
              {words}
            </Chip>
          ))}
        </Chips>
      </div>
    </div>
  )
}
