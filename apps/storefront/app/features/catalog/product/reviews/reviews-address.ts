import { type ReviewFilters, toReviewParams } from '@shop/domain/catalog/review-filters'

/** The same page with other reviews; the chosen pack stays in the address. */
export function toReviewsAddress(filters: ReviewFilters, sku: string | null): `?${string}` {
  const params = new URLSearchParams([...(sku ? [['varianta', sku]] : []), ...toReviewParams(filters)])
  return `?${params}#recenze`
}
