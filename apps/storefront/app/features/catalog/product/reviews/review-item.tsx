import { formatNumber } from '@shop/czech/format-number'
import { Rating } from '@shop/ui/rating/rating'
import { Review } from '@shop/ui/review/review'
import { productTexts } from '#app/texts/catalog/product.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import type { ReviewView } from './load-reviews.server.ts'
import { portraitOf } from './portrait.ts'
import styles from './review-item.module.css'

export function ReviewItem({ review }: { review: ReviewView }) {
  const portrait = portraitOf(review.dog)
  return (
    <Review
      rating={
        <Rating value={review.rating} label={productTexts.rating(review.rating)} score={formatNumber(review.rating)} />
      }
      title={review.title}
      portrait={<img src={portrait.src} alt="" width="48" height="48" loading="lazy" data-tint={portrait.theme} />}
      author={review.author}
      about={
        <>
          {aboutOf(review)} ·{'\u00a0'}
          <a href={`/recenze/${review.id}/nahlasit`} rel="nofollow" aria-label={reviewTexts.reportOf(review.author)}>
            {reviewTexts.report}
          </a>
        </>
      }
      reply={
        review.reply ? (
          <>
            <b>{reviewTexts.replyOf}</b> {review.reply}
          </>
        ) : null
      }
    >
      {review.text}
      {review.merits.length > 0 ? (
        <span className={styles.merits}>
          {reviewTexts.suited}{' '}
          {review.merits
            .map((merit) => reviewTexts.merits[merit])
            .join(', ')
            .toLowerCase()}
        </span>
      ) : null}
      {review.photos.length > 0 ? <ReviewPhotos photos={review.photos} /> : null}
    </Review>
  )
}

function ReviewPhotos({ photos }: Pick<ReviewView, 'photos'>) {
  return (
    <span className={styles.photos}>
      {photos.map(({ key, width, height }, index) => (
        <img
          key={key}
          src={`/recenze/foto/${key}`}
          alt={reviewTexts.photo(index + 1)}
          width={width}
          height={height}
          loading="lazy"
        />
      ))}
    </span>
  )
}

function aboutOf(review: ReviewView): string {
  const edited = review.edited ? reviewTexts.edited(review.edited) : null
  return [review.dog, toOrigin(review), review.date, edited].filter(Boolean).join(' · ')
}

/** Demo content must never pass for the voice of a customer. */
function toOrigin({ isSample, isVerified }: ReviewView): string {
  if (isSample) return reviewTexts.sample
  return isVerified ? reviewTexts.verified : reviewTexts.unverified
}
