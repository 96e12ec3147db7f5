import { formatNumber } from '@shop/czech/format-number'
import { Rating } from '@shop/ui/rating/rating'
import { Review } from '@shop/ui/review/review'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import type { HelpfulAnswer } from './count-helpful.server.ts'
import { HelpfulForm } from './helpful-form.tsx'
import type { ReviewView } from './load-reviews.server.ts'
import styles from './review-item.module.css'
import { ReviewPortrait } from './review-portrait.tsx'

interface ReviewItemProps {
  review: ReviewView
  /** Whether the line itself says that it is a sample; otherwise it is said over all of them. */
  isMarked: boolean
  /** What the server said to a vote sent without scripts. */
  answer: HelpfulAnswer | undefined
}

export function ReviewItem({ review, isMarked, answer }: ReviewItemProps) {
  return (
    <Review
      id={`recenze-${review.id}`}
      rating={
        <Rating
          value={review.rating}
          label={productSectionTexts.rating(review.rating)}
          score={formatNumber(review.rating)}
        />
      }
      title={review.title}
      portrait={<ReviewPortrait dog={review.dog} />}
      author={review.author}
      about={aboutOf(review, isMarked)}
      actions={
        <>
          <HelpfulForm review={review} answer={answer} />
          <a
            href={`/recenze/${review.id}/nahlasit`}
            rel="nofollow"
            className={styles.report}
            aria-label={reviewTexts.reportOf(review.author)}
          >
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

function aboutOf(review: ReviewView, isMarked: boolean): string {
  const edited = review.edited ? reviewTexts.edited(review.edited) : null
  const recipe = review.isOfEarlierRecipe ? reviewTexts.earlierRecipe : null
  return [review.dog, toOrigin(review, isMarked), review.date, edited, recipe].filter(Boolean).join(' · ')
}

/** Demo content must never pass for the voice of a customer. */
function toOrigin({ isSample, isVerified }: ReviewView, isMarked: boolean): string | null {
  if (isSample) return isMarked ? reviewTexts.sample : null
  return isVerified ? reviewTexts.verified : reviewTexts.unverified
}
