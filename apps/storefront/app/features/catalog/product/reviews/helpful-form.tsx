import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { useFetcher } from 'react-router'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import type { HelpfulAnswer } from './count-helpful.server.ts'
import type { ReviewView } from './load-reviews.server.ts'

interface HelpfulFormProps {
  review: Pick<ReviewView, 'id' | 'author' | 'helpful'>
  answer: HelpfulAnswer | undefined
}

/** One press; a second one of the same household changes nothing. */
export function HelpfulForm({ review, answer }: HelpfulFormProps) {
  const fetcher = useFetcher<HelpfulAnswer>()
  const said = fetcher.data ?? (answer?.reviewId === review.id ? answer : undefined)
  const count = said?.helpful ?? review.helpful
  if (said && said.helpful !== null) {
    return (
      <span role="status" className="small semi">
        {reviewTexts.helped(count)}
      </span>
    )
  }
  return (
    <fetcher.Form method="post" action={`?#recenze-${review.id}`} preventScrollReset>
      <input type="hidden" name="review" value={review.id} />
      <Button
        type="submit"
        name="intent"
        value="helpful"
        variant="quiet"
        size="small"
        loading={fetcher.state !== 'idle'}
        aria-label={reviewTexts.helpfulOf(review.author, count)}
      >
        <Icon name="thumb" />
        {reviewTexts.helpful(count)}
      </Button>
      {said?.helpful === null ? <span role="alert">{reviewTexts.notCounted}</span> : null}
    </fetcher.Form>
  )
}
