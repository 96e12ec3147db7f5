import { checkCategory, checkItem } from './check-item.ts'
import { element, koruna, optional } from './element.ts'
import type { FeedFormat, FeedItem, FeedProblem } from './feed-item.ts'
import { isFault } from './feed-item.ts'

const LIMITS = { name: 255, url: 300, image: 255, category: 255 }
const LONGEST_DESCRIPTION = 1024

export const zboziFeed: FeedFormat = {
  name: 'zbozi',
  head: '<?xml version="1.0" encoding="UTF-8"?>\n<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">\n',
  tail: '</SHOP>\n',
  write(item) {
    const problems: FeedProblem[] = [
      ...checkItem(item, LIMITS),
      ...checkCategory(toCategory(item), LIMITS),
      ...(item.description === '' ? (['description_missing'] as const) : []),
    ]
    return { xml: problems.some(isFault) ? null : toItem(item), problems }
  },
}

/** Their tree has the same branches without the other site's name at the root. */
function toCategory({ heurekaCategory }: FeedItem): string | null {
  return heurekaCategory?.replace(/^Heureka\.cz \| /, '') ?? null
}

function toItem(item: FeedItem): string {
  return [
    '<SHOPITEM>',
    element('ITEM_ID', item.sku),
    element('PRODUCTNAME', item.name),
    element('DESCRIPTION', item.description.slice(0, LONGEST_DESCRIPTION)),
    element('URL', item.url),
    ...item.images.slice(0, 10).map((url) => element('IMGURL', url)),
    element('PRICE_VAT', koruna(item.price)),
    optional('PRICE_BEFORE_DISCOUNT', item.regularPrice === null ? null : koruna(item.regularPrice)),
    optional('MANUFACTURER', item.brand),
    element('CATEGORYTEXT', toCategory(item) ?? ''),
    optional('EAN', item.ean),
    element('ITEMGROUP_ID', item.group),
    ...item.params.map(({ name, value }) => `<PARAM>${element('PARAM_NAME', name)}${element('VAL', value)}</PARAM>`),
    element('DELIVERY_DATE', item.isInStock ? 0 : -1),
    ...item.deliveries.flatMap(({ names: { zbozi: id }, price, codPrice }) => {
      if (!id) return []
      const cod = codPrice === null ? '' : element('DELIVERY_PRICE_COD', koruna(codPrice))
      return `<DELIVERY>${element('DELIVERY_ID', id)}${element('DELIVERY_PRICE', koruna(price))}${cod}</DELIVERY>`
    }),
    '</SHOPITEM>\n',
  ].join('')
}
