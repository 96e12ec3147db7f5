import type { ShopAddress } from '#app/addresses/shop-address.ts'

export const MOST_COMPARED = 3
/** Once for each food in the address, so that a plain form can write it. */
export const COMPARED_PARAM = 'krmivo'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Each once, in the order they were chosen. */
export function parseCompared(params: URLSearchParams): string[] {
  const slugs = params.getAll(COMPARED_PARAM).filter((slug) => slug.length <= 100 && SLUG.test(slug))
  return [...new Set(slugs)].slice(0, MOST_COMPARED)
}

export function toCompareAddress(slugs: readonly string[]): ShopAddress {
  const params = new URLSearchParams(slugs.map((slug) => [COMPARED_PARAM, slug]))
  return slugs.length > 0 ? `/porovnani?${params}` : '/porovnani'
}
