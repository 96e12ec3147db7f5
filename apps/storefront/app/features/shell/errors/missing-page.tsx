import { Button } from '@shop/ui/button/button'
import { NOT_FOUND_MESSAGE } from '#app/errors/page-error.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { errorTexts } from '#app/texts/errors.ts'
import { ProteinRail } from '../protein-rail.tsx'
import styles from './missing-page.module.css'

const NOSE =
  'M32 46.08c-3.58 0-6.53-1.28-9.34-3.97L7.17 27.52C2.43 23.04 0 18.94 0 14.59 0 5.12 13.18 0 32 0s32 5.12 32 14.59c0 4.35-2.43 8.45-7.17 12.93L41.34 42.11C38.53 44.8 35.58 46.08 32 46.08Z'
const NOSTRILS =
  'M25.92 21.44c0 3.84-2.94 5.5-5.76 5.95-3.2.51-5.31 2.5-8.32 1.41-2.94-1.09-3.84-4.29-1.98-5.31 1.34-.77 2.56.13 3.84-1.02 1.6-1.47 2.3-5.82 6.78-5.82 3.2 0 5.44 2.05 5.44 4.8ZM38.08 21.44c0 3.84 2.94 5.5 5.76 5.95 3.2.51 5.31 2.5 8.32 1.41 2.94-1.09 3.84-4.29 1.98-5.31-1.34-.77-2.56.13-3.84-1.02-1.6-1.47-2.3-5.82-6.78-5.82-3.2 0-5.44 2.05-5.44 4.8Z'

/** The nose stands for the zero; nine meats lead back. */
export function MissingPage() {
  const { missing } = errorTexts
  return (
    <>
      <title>{missing.title}</title>
      <meta name="error" content={NOT_FOUND_MESSAGE} />
      <section className={styles.missing} data-protein="kralik">
        <div className={`wrap ${styles.inner}`}>
          <p className={styles.code} aria-hidden="true">
            <span>4</span>
            <svg viewBox="-1 -1 66 50" aria-hidden="true">
              <path fill="var(--ink)" d={NOSE} />
              <path fill="var(--p)" d={NOSTRILS} />
            </svg>
            <span>4</span>
          </p>
          <div className="stack">
            <h1>{missing.heading}</h1>
            <p className="lead">{missing.text}</p>
            <div className="row">
              <Button as={ShopLink} to="/" size="large">
                {missing.home}
              </Button>
              <Button as={ShopLink} to="/casto-kladene-dotazy" size="large" variant="line">
                {missing.advice}
              </Button>
            </div>
          </div>
        </div>
      </section>
      <ProteinRail />
    </>
  )
}
