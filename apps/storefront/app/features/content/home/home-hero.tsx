import { formatNumber } from '@shop/czech/format-number'
import dog from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { Rating } from '@shop/ui/rating/rating'
import type { ReactNode } from 'react'
import bag from '#app/features/content/assets/bag-l-kure.webp'
import can from '#app/features/content/assets/can-400-losos.webp'
import type { SectionPage } from '#app/features/content/sections/section.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { RichText } from '#app/prose/prose.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { homeTexts } from '#app/texts/content/home.ts'
import styles from './home-hero.module.css'
import type { HomeReviews } from './home-page.ts'

interface HomeHeroProps {
  page: SectionPage
  reviews: HomeReviews
  arrivesOn: string
  orderBy: { date: string; time: string; isToday: boolean }
}

/** The tagline and the dog. Words and drawings only, so that they are there at once; the packs come after them. */
export function HomeHero({ page, reviews, arrivesOn, orderBy }: HomeHeroProps) {
  return (
    <section className={`forest on-dark ${styles.hero}`} data-promotion="uvod" data-creative="hero">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.copy}>
          <h1>{inTwoLines(page.heading)}</h1>
          <p className="lead">
            <RichText text={page.lead} />
          </p>
          <div className="row">
            {page.actions.map(({ label, to }, index) => (
              <Button key={to} as={ShopLink} to={to} size="large" variant={index === 0 ? 'highlight' : 'line'}>
                {label}
              </Button>
            ))}
          </div>
          <p className={styles.proof}>
            {reviews.average === null ? null : (
              <Rating
                value={reviews.average}
                label={catalogTexts.ratingLabel(reviews.average, reviews.count)}
                score={formatNumber(reviews.average)}
                count={`(${formatNumber(reviews.count)})`}
              />
            )}
            <span>{homeTexts.promise(orderBy, arrivesOn)}</span>
          </p>
        </div>
        <div className={styles.art} aria-hidden="true">
          <img className={styles.bag} src={bag} alt="" width="549" height="720" loading="lazy" />
          <img className={styles.dog} src={dog} alt="" width="660" height="640" fetchPriority="high" />
          <svg className={styles.scent} viewBox="0 0 200 100" aria-hidden="true">
            <path d="M14 96C0 66 46 64 44 38S92 30 116 42 158 56 190 34" />
            <path d="M40 98C28 78 68 80 68 62S104 56 126 66 162 76 188 58" opacity=".6" />
          </svg>
          <img className={styles.can} src={can} alt="" width="393" height="560" loading="lazy" />
        </div>
      </div>
    </section>
  )
}

/** The tagline breaks after its comma, wherever there is room for both halves. */
function inTwoLines(heading: string): ReactNode {
  const [first, ...rest] = heading.split(/(?<=,)\s/)
  if (rest.length === 0) return heading
  return (
    <>
      {first} <br />
      {rest.join(' ')}
    </>
  )
}
