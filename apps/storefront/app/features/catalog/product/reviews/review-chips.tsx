import { CRITICAL_STARS, type ReviewFilters } from '@shop/domain/catalog/review-filters'
import { Chip, Chips } from '@shop/ui/chip/chip'
import { Suspense } from 'react'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useDogs } from '#app/state/dog.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import type { ReviewPage } from './load-reviews.server.ts'
import { toReviewsAddress } from './reviews-address.ts'

// Only somebody with a dog can ask for dogs like it.
const DogChip = lazyWithTimeout(() => import('./dog-chip.tsx'), 'DogChip')

/** The ways of reading that most people take, one tap each; plain links, so they work without scripts. */
export function ReviewChips({ page, sku }: { page: ReviewPage; sku: string | null }) {
  const { filters, counts } = page
  const dogs = useDogs()
  const isCritical = filters.stars.join() === CRITICAL_STARS.join()
  const chip = (label: string, isOn: boolean, change: Partial<ReviewFilters>) => (
    <Chip
      as={ShopLink}
      to={toReviewsAddress({ ...filters, page: 1, ...change }, sku)}
      aria-current={isOn || undefined}
      preventScrollReset
    >
      {label}
    </Chip>
  )
  return (
    <>
      <Chips role="group" aria-label={reviewTexts.ways}>
        {chip(reviewTexts.sorts.nejuzitecnejsi, filters.sort === 'nejuzitecnejsi', { sort: 'nejuzitecnejsi' })}
        {dogs[0] ? (
          <Suspense>
            <DogChip dog={dogs[0]} filters={filters} sku={sku} />
          </Suspense>
        ) : filters.like ? (
          chip(reviewTexts.likeUnknown(filters.like.kg), true, { like: null })
        ) : null}
        {counts.photo > 0
          ? chip(reviewTexts.withPhoto(counts.photo), filters.withPhoto, { withPhoto: !filters.withPhoto })
          : null}
        {counts.critical > 0
          ? chip(reviewTexts.critical(counts.critical), isCritical, { stars: isCritical ? [] : [...CRITICAL_STARS] })
          : null}
        {chip(reviewTexts.sorts.nejnovejsi, filters.sort === 'nejnovejsi', { sort: 'nejnovejsi' })}
      </Chips>
      {filters.like ? <p className="small muted">{reviewTexts.likeRule(filters.like)}</p> : null}
    </>
  )
}
