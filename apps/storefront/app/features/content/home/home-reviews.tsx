import { formatNumber, formatPercent } from '@shop/czech/format-number'
import { Histogram } from '@shop/ui/histogram/histogram'
import { Rating } from '@shop/ui/rating/rating'
import { Review } from '@shop/ui/review/review'
import { TextLink } from '@shop/ui/text-link/text-link'
import { ReviewPortrait } from '#app/features/catalog/product/reviews/review-portrait.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import { homeTexts } from '#app/texts/content/home.ts'
import type { HomeReviews as Reviews } from './home-page.ts'
import styles from './home-reviews.module.css'

export function HomeReviews({ reviews }: { reviews: Reviews }) {
  const { average, count, percents, quotes } = reviews
  if (average === null) return null
  const hasOnlySamples = quotes.every(({ isSample }) => isSample)
  const bars = [5, 4, 3, 2, 1].map((stars) => ({
    label: stars,
    share: percents[stars - 1] ?? 0,
    text: formatPercent(percents[stars - 1] ?? 0),
  }))
  return (
    <section className="section">
      <div className={`wrap ${styles.quotes}`}>
        <div className="stack">
          <h2>{homeTexts.reviews}</h2>
          <p className={styles.score} aria-hidden="true">
            {formatNumber(average)}
          </p>
          <Rating
            value={average}
            label={catalogTexts.ratingLabel(average, count)}
            score={formatNumber(average)}
            count={`(${formatNumber(count)})`}
          />
          <Histogram bars={bars} aria-label={reviewTexts.distribution} />
          {hasOnlySamples ? <p className="small muted">{reviewTexts.onlySamples}</p> : null}
          <TextLink as={ShopLink} to="/s/pravidla-recenzi" className="small">
            {reviewTexts.howWeWork}
          </TextLink>
        </div>
        {quotes.map((quote) => (
          <Quote key={quote.id} quote={quote} isMarked={!hasOnlySamples} />
        ))}
      </div>
    </section>
  )
}

function Quote({ quote, isMarked }: { quote: Reviews['quotes'][number]; isMarked: boolean }) {
  return (
    <Review
      rating={
        <Rating
          value={quote.rating}
          label={productSectionTexts.rating(quote.rating)}
          score={formatNumber(quote.rating)}
        />
      }
      portrait={<ReviewPortrait dog={quote.dog} />}
      author={quote.author}
      about={[quote.dog, toOrigin(quote, isMarked), quote.product.name].filter(Boolean).join(' · ')}
    >
      „{quote.text}“
    </Review>
  )
}

/** Demo content must never pass for the voice of a customer. */
function toOrigin({ isSample }: Reviews['quotes'][number], isMarked: boolean): string | null {
  if (!isSample) return reviewTexts.verified
  return isMarked ? reviewTexts.sample : null
}
