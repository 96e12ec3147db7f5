import { Button } from '@shop/ui/button/button'
import type { ReactNode } from 'react'
import { MissingMark } from '#app/errors/missing-mark.tsx'
import { ProteinRail } from '#app/features/shell/protein-rail.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { errorTexts } from '#app/texts/shell/errors.ts'
import styles from './missing-page.module.css'

interface MissingPageProps {
  /** How many kinds of each meat there are, where somebody has asked. */
  counts?: Record<string, number> | undefined
  children?: ReactNode
}

/** The nose stands for the zero; nine meats lead back. */
export function MissingPage({ counts, children }: MissingPageProps) {
  const { missing } = errorTexts
  return (
    <>
      <title>{missing.title}</title>
      <MissingMark />
      <section className={styles.missing} data-tint="blue">
        <div className={`wrap ${styles.inner}`}>
          <p className={styles.code} aria-hidden="true">
            <span>4</span>
            <span className={styles.nose} />
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
      <ProteinRail counts={counts} />
      {children}
    </>
  )
}
