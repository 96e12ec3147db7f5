import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { likenessOf, type ReviewFilters } from '@shop/domain/catalog/review-filters'
import { Chip } from '@shop/ui/chip/chip'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import { toReviewsAddress } from './reviews-address.ts'

interface DogChipProps {
  dog: KeptDog
  filters: ReviewFilters
  sku: string | null
}

/** Reviews of dogs like this one. The address says weight, age and what it must not eat, never whose dog it is. */
export function DogChip({ dog: { name, dog }, filters, sku }: DogChipProps) {
  const isOn = filters.like !== null
  const like = isOn ? null : likenessOf(dog, toPragueTime(new Date()).date)
  return (
    <Chip
      as={ShopLink}
      to={toReviewsAddress({ ...filters, page: 1, like }, sku)}
      aria-current={isOn || undefined}
      preventScrollReset
    >
      {reviewTexts.likeDog(name)}
    </Chip>
  )
}
