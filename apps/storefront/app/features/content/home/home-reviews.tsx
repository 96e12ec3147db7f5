import { formatNumber, formatPercent } from '@shop/czech/format-number'
import { Histogram } from '@shop/ui/histogram/histogram'
import { Rating } from '@shop/ui/rating/rating'
import { Review } from '@shop/ui/review/review'
import { TextLink } from '@shop/ui/text-link/text-link'
import { portraitOf } from '#app/features/catalog/product/reviews/portrait.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import { homeTexts } from '#app/texts/content/home.ts'
import type { HomeReviews as Reviews } from './home-page.ts'
import styles from './home-reviews.module.css'

export function HomeReviews({ reviews }: { reviews: Reviews }) {
  const { average, count, percents, quotes } = reviews
  if (average === null) return null
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
          <TextLink as={ShopLink} to="/s/pravidla-recenzi" className="small">
            {reviewTexts.howWeWork}
          </TextLink>
        </div>
        {quotes.map((quote) => (
          <Quote key={quote.id} quote={quote} />
        ))}
      </div>
    </section>
  )
}

function Quote({ quote }: { quote: Reviews['quotes'][number] }) {
  const portrait = portraitOf(quote.dog)
  return (
    <Review
      rating={
        <Rating value={quote.rating} label={productTexts.rating(quote.rating)} score={formatNumber(quote.rating)} />
      }
      portrait={<img src={portrait.src} alt="" width="48" height="48" loading="lazy" />}
      author={quote.author}
      about={[quote.dog, quote.isSample ? reviewTexts.sample : reviewTexts.verified, quote.product.name]
        .filter(Boolean)
        .join(' · ')}
    >
      „{quote.text}“
    </Review>
  )
}
