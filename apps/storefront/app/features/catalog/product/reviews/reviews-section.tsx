import { formatNumber, formatPercent } from '@shop/czech/format-number'
import { type StarCounts, summarizeRatings } from '@shop/domain/catalog/rating'
import { Button } from '@shop/ui/button/button'
import { Histogram } from '@shop/ui/histogram/histogram'
import { Pager } from '@shop/ui/pager/pager'
import { Rating } from '@shop/ui/rating/rating'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ProductView } from '#app/goods/product-view.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import type { HelpfulAnswer } from './count-helpful.server.ts'
import type { ReviewPage } from './load-reviews.server.ts'
import { ReviewChips } from './review-chips.tsx'
import { ReviewFilterForm } from './review-filter-form.tsx'
import { ReviewItem } from './review-item.tsx'
import { toReviewsAddress } from './reviews-address.ts'
import styles from './reviews-section.module.css'

interface ReviewsSectionProps {
  product: ProductView
  page: ReviewPage
  /** The chosen pack stays in the address. */
  sku: string | null
  /** What the server said to a vote sent without scripts. */
  answer?: HelpfulAnswer | undefined
}

export function ReviewsSection({ product, page, sku, answer }: ReviewsSectionProps) {
  const { rating } = product
  return (
    <section id="recenze" className="section-tight soft" aria-labelledby="recenze-nadpis">
      <div className={`wrap ${styles.columns}`}>
        <div className="stack">
          <h2 id="recenze-nadpis">{reviewTexts.heading}</h2>
          {rating ? <Score rating={rating} /> : <p>{reviewTexts.none}</p>}
          <div>
            <Button as={ShopLink} to={`/moje-recenze?produkt=${product.id}`} variant="line" rel="nofollow">
              {reviewTexts.write}
            </Button>
          </div>
          <p className="small">
            {reviewTexts.method}{' '}
            <TextLink as={ShopLink} to="/s/pravidla-recenzi">
              {reviewTexts.howWeWork}
            </TextLink>
          </p>
        </div>
        {rating ? (
          <div className="stack">
            <ReviewChips page={page} sku={sku} />
            <details className={styles.more} open={hasFinerChoice(page) || undefined}>
              <summary>{reviewTexts.moreFilters}</summary>
              <ReviewFilterForm page={page} sku={sku} />
            </details>
            <p className="small semi" role="status">
              {reviewTexts.shown(page.total)}
              {page.hasOnlySamples ? `. ${reviewTexts.onlySamples}` : null}
            </p>
            <div className={styles.list}>
              {page.reviews.map((review) => (
                <ReviewItem key={review.id} review={review} isMarked={!page.hasOnlySamples} answer={answer} />
              ))}
            </div>
            <Pager
              label={reviewTexts.paging}
              labels={catalogTexts.pager}
              current={page.filters.page}
              total={page.pages}
              renderLink={({ page: number, ...link }) => (
                <ShopLink {...link} to={toReviewsAddress({ ...page.filters, page: number }, sku)} preventScrollReset />
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

/** Something is chosen that no chip shows. */
function hasFinerChoice({ filters: { dogSize, dogStage, verified, sort } }: ReviewPage): boolean {
  return dogSize !== null || dogStage !== null || verified || sort === 'nejlepsi' || sort === 'nejhorsi'
}
