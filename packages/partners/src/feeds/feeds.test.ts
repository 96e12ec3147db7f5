import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import type { FeedFormat, FeedItem } from './feed-item.ts'
import { googleFeed } from './google.ts'
import { heurekaFeed } from './heureka.ts'
import { zboziFeed } from './zbozi.ts'

const ITEM: FeedItem = {
  sku: 'GR-KURE-12',
  group: 'granule-kure',
  name: 'Čenich Kuře s rýží & mrkví 12 kg',
  brand: 'Čenich',
  description: 'Kompletní krmivo <pro dospělé psy>.',
  url: 'https://cenich.example/produkt/granule-kure?varianta=GR-KURE-12',
  images: ['https://img.cenich.example/a/1200/granule.jpeg', 'https://img.cenich.example/b/1200/kousek.jpeg'],
  price: 129_050,
  regularPrice: 149_000,
  vatPercent: 12,
  ean: '8590000000008',
  isInStock: true,
  netGrams: 12_000,
  grossGrams: 12_150,
  heurekaCategory: 'Heureka.cz | Chovatelství | Pro psy | Granule pro psy',
  googleCategory: 'Animals & Pet Supplies > Dog Food',
  categories: ['Granule', 'Pro dospělé'],
  params: [{ name: 'Hmotnost', value: '12 kg' }],
  deliveries: [
    { names: { heureka: 'PPL', zbozi: 'PPL' }, price: 0, codPrice: 3900 },
    { names: {}, price: 0, codPrice: null },
  ],
}
const FORMATS: FeedFormat[] = [heurekaFeed, zboziFeed, googleFeed]

function parse({ head, tail, write }: FeedFormat, item: FeedItem) {
  const { xml } = write(item)
  const document = new new Window().DOMParser().parseFromString(`${head}${xml}${tail}`, 'application/xml')
  const texts = (name: string) => [...document.getElementsByTagName(name)].map(({ textContent }) => textContent)
  return { texts, document }
}

test.each(FORMATS)('$name tells an item so that the same words come out again', (format) => {
  const { texts } = parse(format, ITEM)
  expect(texts(format === googleFeed ? 'title' : 'PRODUCTNAME')).toContain(ITEM.name)
  expect(texts(format === googleFeed ? 'description' : 'DESCRIPTION')).toContain(ITEM.description)
})

test('Heureka gets a price in koruny, carriers by their names and no method it does not know', () => {
  const { texts } = parse(heurekaFeed, ITEM)
  expect(texts('PRICE_VAT')).toEqual(['1290.50'])
  expect(texts('DELIVERY_ID')).toEqual(['PPL'])
  expect(texts('DELIVERY_PRICE_COD')).toEqual(['39'])
  expect(texts('DELIVERY_DATE')).toEqual(['0'])
  expect(texts('IMGURL_ALTERNATIVE')).toHaveLength(1)
})

test('Zboží gets its own tree', () => {
  expect(parse(zboziFeed, ITEM).texts('CATEGORYTEXT')).toEqual(['Chovatelství | Pro psy | Granule pro psy'])
})

test('Google gets the former price, the unit price and the weight', () => {
  const { texts } = parse(googleFeed, ITEM)
  expect(texts('g:price')).toEqual(['1490.00 CZK', '0.00 CZK'])
  expect(texts('g:sale_price')).toEqual(['1290.50 CZK'])
  expect(texts('g:unit_pricing_measure')).toEqual(['12 kg'])
  expect(texts('g:availability')).toEqual(['in_stock'])
})

test.each<[string, Partial<FeedItem>, string, boolean]>([
  ['no picture', { images: [] }, 'image_missing', false],
  ['no price', { price: 0 }, 'price_missing', false],
  ['no category', { heurekaCategory: null }, 'category_missing', false],
  ['no carrier', { deliveries: [] }, 'delivery_missing', false],
  ['a name without end', { name: 'x'.repeat(300) }, 'name_too_long', false],
  ['a code with a space', { sku: 'A B' }, 'sku_invalid', false],
  ['no EAN', { ean: null }, 'ean_missing', true],
  ['a wrong EAN', { ean: '8590000000009' }, 'ean_invalid', true],
])('an item with %s is reported', (_name, change, problem, isKept) => {
  const written = heurekaFeed.write({ ...ITEM, ...change })
  expect(written.problems).toContain(problem)
  expect(written.xml !== null).toBe(isKept)
})

test('whatever stands in a name, the feed stays well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (text) => {
      const written = FORMATS.flatMap((format) => format.write({ ...ITEM, name: text, description: text }).xml ?? [])
      expect(written.filter((xml) => hasControl(xml))).toEqual([])
      expect(written.filter((xml) => xml.match(/<title>|<PRODUCTNAME>/g)?.length !== 1)).toEqual([])
    }),
  )
})

function hasControl(xml: string): boolean {
  return /\p{Cc}/u.test(xml.replace(/[\t\n\r\u0080-\u009f\u007f]/g, ''))
}
