/** One sellable variant as comparison sites want it told. Money is whole haléře with VAT. */
export interface FeedItem {
  sku: string
  /** All packs of one product. */
  group: string
  name: string
  brand: string
  description: string
  url: string
  images: readonly string[]
  price: number
  /** Before a discount, when there is one. */
  regularPrice: number | null
  vatPercent: number | null
  ean: string | null
  isInStock: boolean
  netGrams: number | null
  grossGrams: number
  heurekaCategory: string | null
  googleCategory: string | null
  /** Our own tree, from the root. */
  categories: readonly string[]
  params: readonly { name: string; value: string }[]
  deliveries: readonly FeedDelivery[]
}

export interface FeedDelivery {
  /** Its name at each site; where it has none it is not told. */
  names: Partial<Record<'heureka' | 'zbozi', string>>
  price: number
  /** With the fee for paying at the door; null when that is not possible. */
  codPrice: number | null
}

/** What is wrong with an item. The first kind keeps it out of the feed, the second only makes it worse. */
const FEED_FAULTS = [
  'sku_invalid',
  'name_missing',
  'name_too_long',
  'description_missing',
  'url_too_long',
  'image_missing',
  'image_too_long',
  'price_missing',
  'category_missing',
  'category_too_long',
  'delivery_missing',
] as const
const FEED_WARNINGS = ['ean_missing', 'ean_invalid', 'brand_missing'] as const
export type FeedProblem = (typeof FEED_FAULTS)[number] | (typeof FEED_WARNINGS)[number]

interface WrittenItem {
  /** Null when a fault keeps it out. */
  xml: string | null
  problems: FeedProblem[]
}

/** A feed is a head, one element for each item and a tail, so that it can be written while rows are still being read. */
export interface FeedFormat {
  name: 'heureka' | 'zbozi' | 'google'
  head: string
  tail: string
  write(item: FeedItem): WrittenItem
}

export function isFault(problem: FeedProblem): boolean {
  return (FEED_FAULTS as readonly string[]).includes(problem)
}
