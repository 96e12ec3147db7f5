import type { FeedDelivery, FeedItem } from '@shop/partners/feeds/feed-item'
import type { FeedMethod, FeedRow } from '#app/feed/feed-items.sql'

export interface FeedFrame {
  storefrontUrl: string
  imagesUrl: string
  methods: FeedMethod[]
  codFee: number
  /** What a box weighs around the goods. */
  packagingGrams: number
}

const PICTURE_WIDTH = 1200

/** Name of the maker, the product and the pack: what comparison sites pair offers by. */
export function toFeedItem(row: FeedRow, frame: FeedFrame): FeedItem {
  return {
    sku: row.sku,
    group: row.productSlug,
    name: [row.productName.includes(row.brand) ? '' : row.brand, row.productName, row.variantName]
      .filter(Boolean)
      .join(' '),
    brand: row.brand,
    description: toPlain(row.description),
    url: `${frame.storefrontUrl}/produkt/${row.productSlug}?varianta=${row.sku}`,
    images: row.images.map(({ key, hash, width }) => {
      const served = width >= PICTURE_WIDTH ? PICTURE_WIDTH : 640
      return `${frame.imagesUrl.replace(/\/+$/, '')}/${hash}/${served}/${key}.jpeg`
    }),
    price: row.price,
    regularPrice: row.regularPrice > row.price ? row.regularPrice : null,
    vatPercent: row.vatPercent,
    ean: row.ean,
    isInStock: row.isInStock,
    netGrams: row.netGrams,
    grossGrams: row.grossGrams,
    heurekaCategory: row.heurekaCategory,
    googleCategory: row.googleCategory,
    categories: row.categories,
    params: toParams(row),
    deliveries: toDeliveries(row, frame),
  }
}

function toParams({ variantName, protein, lifeStage, breedSize, tags }: FeedRow): FeedItem['params'] {
  const named: [string, string | null][] = [
    ['Balení', variantName],
    ['Příchuť', protein],
    ['Věk psa', lifeStage],
    ['Velikost plemene', breedSize],
    ...tags.map((tag): [string, string] => ['Vlastnost', tag]),
  ]
  return named.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** Only carriers that would take this one thing; nobody is lured by a price that holds for a lighter bag. */
function toDeliveries({ price, grossGrams }: FeedRow, { methods, codFee, packagingGrams }: FeedFrame): FeedDelivery[] {
  return methods
    .filter(({ maxGrams }) => maxGrams === null || grossGrams + packagingGrams <= maxGrams)
    .map(({ names, price: carriage, freeFrom, takesCod }) => {
      const paid = freeFrom !== null && price >= freeFrom ? 0 : carriage
      return { names, price: paid, codPrice: takesCod ? paid + codFee : null }
    })
}

/** Descriptions are written in Markdown; a feed takes words. */
function toPlain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
