import { formatNumber, formatPercent } from '@shop/czech/format-number'
import { type StarCounts, summarizeRatings } from '@shop/domain/catalog/rating'
import { toReviewParams } from '@shop/domain/catalog/review-filters'
import { Histogram } from '@shop/ui/histogram/histogram'
import { Pager } from '@shop/ui/pager/pager'
import { Rating } from '@shop/ui/rating/rating'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ProductView } from '#app/goods/product-view.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import type { ReviewPage } from './load-reviews.server.ts'
import { ReviewFilterForm } from './review-filter-form.tsx'
import { ReviewItem } from './review-item.tsx'
import styles from './reviews-section.module.css'

interface ReviewsSectionProps {
  product: ProductView
  page: ReviewPage
  /** The chosen pack stays in the address. */
  sku: string | null
}

export function ReviewsSection({ product, page, sku }: ReviewsSectionProps) {
  const { rating } = product
  return (
    <section id="recenze" className="section-tight soft">
      <div className={`wrap ${styles.columns}`}>
        <div className="stack">
          <h2>{reviewTexts.heading}</h2>
          {rating ? <Score rating={rating} /> : <p>{reviewTexts.none}</p>}
          <p className="small">
            {reviewTexts.method}{' '}
            <TextLink as={ShopLink} to="/s/pravidla-recenzi">
              {reviewTexts.howWeWork}
            </TextLink>
          </p>
        </div>
        {rating ? (
          <div className="stack">
            <ReviewFilterForm page={page} sku={sku} />
            <p className="small semi" role="status">
              {reviewTexts.shown(page.total)}
            </p>
            <div className={styles.list}>
              {page.reviews.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </div>
            <Pager
              label={reviewTexts.paging}
              labels={catalogTexts.pager}
              current={page.filters.page}
              total={page.pages}
              renderLink={({ page: number, ...link }) => (
                <ShopLink {...link} to={`${toQuery(page, sku, number)}#recenze`} preventScrollReset />
              )}
            />
          </div>
        ) : null}
      </div>
    </section>
  )
}

function Score({ rating }: { rating: NonNullable<ProductView['rating']> }) {
  const { percents } = summarizeRatings(rating.stars as unknown as StarCounts)
  const bars = [5, 4, 3, 2, 1].map((stars) => ({
    label: stars,
    share: percents[stars - 1] ?? 0,
    text: formatPercent(percents[stars - 1] ?? 0),
  }))
  const rounded = Math.round(rating.average * 10) / 10
  return (
    <>
      <p className={styles.score} aria-hidden="true">
        {formatNumber(rounded)}
      </p>
      <Rating
        value={rating.average}
        label={catalogTexts.ratingLabel(rating.average, rating.count)}
        score={formatNumber(rounded)}
        count={`(${formatNumber(rating.count)})`}
      />
      <Histogram bars={bars} aria-label={reviewTexts.distribution} />
    </>
  )
}

function toQuery({ filters }: ReviewPage, sku: string | null, page: number): `?${string}` {
  const params = new URLSearchParams([...(sku ? [['varianta', sku]] : []), ...toReviewParams({ ...filters, page })])
  return `?${params}`
}
