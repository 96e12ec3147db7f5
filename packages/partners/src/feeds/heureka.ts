import { checkCategory, checkItem } from './check-item.ts'
import { element, koruna, optional } from './element.ts'
import type { FeedFormat, FeedItem, FeedProblem } from './feed-item.ts'
import { isFault } from './feed-item.ts'

const LIMITS = { name: 200, url: 300, image: 255, category: 255 }
const MORE_IMAGES = 10

export const heurekaFeed: FeedFormat = {
  name: 'heureka',
  head: '<?xml version="1.0" encoding="UTF-8"?>\n<SHOP>\n',
  tail: '</SHOP>\n',
  write(item) {
    const deliveries = toDeliveries(item)
    const problems: FeedProblem[] = [
      ...checkItem(item, LIMITS),
      ...checkCategory(item.heurekaCategory, LIMITS),
      ...(deliveries === '' ? (['delivery_missing'] as const) : []),
    ]
    return { xml: problems.some(isFault) ? null : toItem(item, deliveries), problems }
  },
}

function toItem(item: FeedItem, deliveries: string): string {
  const [image = '', ...more] = item.images
  return [
    '<SHOPITEM>',
    element('ITEM_ID', item.sku),
    element('PRODUCTNAME', item.name),
    optional('DESCRIPTION', item.description),
    element('URL', item.url),
    element('IMGURL', image),
    ...more.slice(0, MORE_IMAGES).map((url) => element('IMGURL_ALTERNATIVE', url)),
    element('PRICE_VAT', koruna(item.price)),
    optional('VAT', item.vatPercent),
    optional('MANUFACTURER', item.brand),
    element('CATEGORYTEXT', item.heurekaCategory ?? ''),
    optional('EAN', item.ean),
    element('ITEMGROUP_ID', item.group.slice(0, 36)),
    ...item.params.map(({ name, value }) => `<PARAM>${element('PARAM_NAME', name)}${element('VAL', value)}</PARAM>`),
    element('DELIVERY_DATE', item.isInStock ? 0 : 14),
    deliveries,
    '</SHOPITEM>\n',
  ].join('')
}

function toDeliveries({ deliveries }: FeedItem): string {
  return deliveries
    .flatMap(({ names: { heureka: id }, price, codPrice }) => {
      if (!id) return []
      const cod = codPrice === null ? '' : element('DELIVERY_PRICE_COD', koruna(codPrice))
      return `<DELIVERY>${element('DELIVERY_ID', id)}${element('DELIVERY_PRICE', koruna(price))}${cod}</DELIVERY>`
    })
    .join('')
}
