import { checkItem } from './check-item.ts'
import { element, optional } from './element.ts'
import type { FeedFormat, FeedItem, FeedProblem } from './feed-item.ts'
import { isFault } from './feed-item.ts'

const LIMITS = { name: 150, url: 2000, image: 2000, category: 750 }
const LONGEST_DESCRIPTION = 5000

/** Google Merchant Center; Meta's catalogue reads the same file. */
export const googleFeed: FeedFormat = {
  name: 'google',
  head:
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
    '<title>Čenich</title><description>Krmivo pro psy</description>\n',
  tail: '</channel></rss>\n',
  write(item) {
    const problems: FeedProblem[] = [
      ...checkItem(item, LIMITS),
      ...(item.description === '' ? (['description_missing'] as const) : []),
    ]
    return { xml: problems.some(isFault) ? null : toItem(item), problems }
  },
}

function toItem(item: FeedItem): string {
  const [image = '', ...more] = item.images
  const isReduced = item.regularPrice !== null && item.regularPrice > item.price
  const cheapest = item.deliveries.toSorted((one, other) => one.price - other.price)[0]
  return [
    '<item>',
    element('g:id', item.sku),
    element('title', item.name),
    element('description', item.description.slice(0, LONGEST_DESCRIPTION)),
    element('link', item.url),
    element('g:image_link', image),
    ...more.slice(0, 10).map((url) => element('g:additional_image_link', url)),
    element('g:availability', item.isInStock ? 'in_stock' : 'out_of_stock'),
    element('g:price', money(isReduced ? (item.regularPrice ?? item.price) : item.price)),
    isReduced ? element('g:sale_price', money(item.price)) : '',
    optional('g:brand', item.brand),
    item.ean ? element('g:gtin', item.ean) : element('g:mpn', item.sku),
    element('g:condition', 'new'),
    element('g:item_group_id', item.group.slice(0, 50)),
    optional('g:google_product_category', item.googleCategory),
    optional('g:product_type', item.categories.join(' > ')),
    ...(item.netGrams
      ? [
          element('g:size', kilograms(item.netGrams)),
          element('g:unit_pricing_measure', kilograms(item.netGrams)),
          element('g:unit_pricing_base_measure', '1 kg'),
        ]
      : []),
    element('g:shipping_weight', kilograms(item.grossGrams)),
    cheapest
      ? `<g:shipping>${element('g:country', 'CZ')}${element('g:price', money(cheapest.price))}</g:shipping>`
      : '',
    '</item>\n',
  ].join('')
}

function money(halere: number): string {
  return `${(halere / 100).toFixed(2)} CZK`
}

function kilograms(grams: number): string {
  return `${grams / 1000} kg`
}
