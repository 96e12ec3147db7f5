import { formatNumber } from '@shop/czech/format-number'
import { Rating } from '@shop/ui/rating/rating'
import { Review } from '@shop/ui/review/review'
import { TextLink } from '@shop/ui/text-link/text-link'
import { ReviewPortrait } from '#app/features/catalog/product/reviews/review-portrait.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import { landingTexts as texts } from '#app/texts/content/landing.ts'
import type { LandingOffer, OfferReview } from './landing-offer.ts'
import styles from './offer.module.css'

/** What those who bought it say; two beside each other, never one alone on a row. */
export function OfferReviews({ offer: { card, reviews } }: { offer: LandingOffer }) {
  if (reviews.length < 2) return null
  const shown = reviews.length % 2 === 0 ? reviews : reviews.slice(0, -1)
  return (
    <section className="section-tight">
      <div className="wrap stack">
        <h2>{texts.reviews}</h2>
        <div className={styles.reviews}>
          {shown.map((review) => (
            <Quote key={review.id} review={review} />
          ))}
        </div>
        <TextLink as={ShopLink} standalone to={`/produkt/${card.slug}#recenze`}>
          {texts.allReviews}
        </TextLink>
      </div>
    </section>
  )
}

function Quote({ review }: { review: OfferReview }) {
  const { rating, title, text, author, dog, isSample } = review
  return (
    <Review
      rating={<Rating value={rating} label={productSectionTexts.rating(rating)} score={formatNumber(rating)} />}
      portrait={<ReviewPortrait dog={dog} />}
      author={author}
      about={[dog, isSample ? reviewTexts.sample : reviewTexts.verified].filter(Boolean).join(', ')}
      title={title}
    >
      {text}
    </Review>
  )
}
