import { describe, expect, test } from 'vitest'
import type { PageSeen } from '#app/state/analytics.ts'
import { describePage } from './describe-page.ts'
import { measuredCart as cart } from './measured-cart.fixture.ts'

function page(id: string, path: string, data: unknown, search = ''): PageSeen {
  return { kind: 'page', id: `${id}___cs`, path, search, data }
}

const CARD = { slug: 'kure', variantId: 1, price: 100_00 }
const LIST = page('produkty-category', '/produkty/granule', { heading: 'Granule', grid: { cards: [CARD] } })
const HOME = page('index', '/', { shelves: [{ slug: 'novinky', cards: [CARD] }] })
const PACKS = [
  { id: 1, sku: 'K-2', price: 100_00, isDefault: true, canBuy: true, discountPercent: null },
  { id: 2, sku: 'K-12', price: 500_00, isDefault: false, canBuy: true, discountPercent: null },
]
const product = (variants: object[] = PACKS, search = '') =>
  page('produkt-slug', '/produkt/kure', { product: { slug: 'kure', variants } }, search)
const names = (events: { event: string }[]) => events.map(({ event }) => event)

describe('lists', () => {
  test.each([
    ['a category', LIST, ['produkty/granule', 'Granule']],
    ['the home page', HOME, ['uvod/novinky', 'novinky']],
    [
      'a page without a heading',
      page('produkty-category', '/produkty', { grid: { cards: [CARD] } }),
      ['produkty', 'produkty'],
    ],
  ])('%s names its list', (_title, seen, [id, name]) => {
    expect(describePage(seen, null)[0]).toMatchObject({
      event: 'view_item_list',
      fields: { item_list_id: id, item_list_name: name },
      pieces: [{ variantId: 1, quantity: 1, price: 100_00, index: 0 }],
    })
  })

  test.each([
    ['a grid that nothing fits', page('produkty-category', '/produkty/granule', { grid: { cards: [] } })],
    ['a home page without shelves', page('index', '/', { shelves: [] })],
    ['a page that is not measured', page('blog', '/blog', { posts: [] })],
  ])('%s tells nothing', (_title, seen) => {
    expect(describePage(seen, null)).toEqual([])
  })

  test.each([
    ['?q=granule+kuře', 'granule kuře'],
    ['?q=', ''],
    ['', ''],
  ])('a search %j tells its words: %j', (search, term) => {
    const found = page('hledat', '/hledat', { grid: { cards: [CARD] } }, search)
    const [searched, list] = describePage(found, null)
    expect(searched).toMatchObject({ event: 'search', fields: { search_term: term } })
    expect(list?.event).toBe('view_item_list')
  })

  test('a search that finds nothing is still a search', () => {
    expect(names(describePage(page('hledat', '/hledat', {}, '?q=kočka'), null))).toEqual(['search'])
  })
})

describe('a product', () => {
  test.each([
    ['after a list that shows it', LIST, ['select_item', 'view_item']],
    ['after the home page that shows it', HOME, ['select_item', 'view_item']],
    ['after a list without it', page('index', '/', { shelves: [] }), ['view_item']],
    ['after a page that could not be loaded', page('index', '/', null), ['view_item']],
    ['from outside', null, ['view_item']],
  ])('%s', (_title, before, told) => {
    expect(names(describePage(product(), before))).toEqual(told)
  })

  test.each([
    ['the chosen pack', '', 1],
    ['the pack of the address', '?varianta=K-12', 2],
    ['an unknown pack is none', '?varianta=X', 1],
  ])('%s is seen', (_title, search, variantId) => {
    expect(describePage(product(PACKS, search), null)[0]?.pieces[0]?.variantId).toBe(variantId)
  })

  test('what is sold no more has nothing to see', () => {
    expect(describePage(product([]), LIST)).toEqual([])
  })

  test('another pack of the same product is not told again', () => {
    expect(describePage(product(PACKS, '?varianta=K-12'), product())).toEqual([])
  })
})

describe('a page that comes again', () => {
  test('is not told when only its data are fresh', () => {
    expect(describePage(LIST, LIST)).toEqual([])
    expect(names(describePage(LIST, product()))).toEqual(['view_item_list'])
  })

  test('is told with other filters', () => {
    expect(names(describePage({ ...LIST, search: '?maso=kure' }, LIST))).toEqual(['view_item_list'])
  })
})

describe('the way to an order', () => {
  const details = page('kosik-dodaci-udaje', '/kosik/dodaci-udaje', { checkout: { cart: cart([1, 1]) } })
  const shipping = (shippingCode: string | null, paymentCode: string | null, lines = cart([1, 1])) =>
    page('kosik-doprava-a-platba', '/kosik/doprava-a-platba', { checkout: { cart: lines, shippingCode, paymentCode } })

  test.each<[string, PageSeen, (string | undefined)[]]>([
    ['details begin it, once a cart', details, ['begin 7']],
    ['shipping is told when it is chosen', shipping('ppl', null), ['add_shipping_info 7 ppl']],
    ['payment alone', shipping(null, 'card'), ['add_payment_info 7 card']],
    ['both', shipping('ppl', 'card'), ['add_shipping_info 7 ppl', 'add_payment_info 7 card']],
    ['nothing chosen', shipping(null, null), []],
    ['the cart emptied in another window', shipping('ppl', 'card', cart()), []],
  ])('%s', (_title, seen, once) => {
    expect(describePage(seen, null).map((event) => event.once)).toEqual(once)
  })

  test('a choice is told although the page stays', () => {
    expect(names(describePage(shipping('ppl', null), shipping(null, null)))).toEqual(['add_shipping_info'])
  })

  test.each([
    ['an empty cart', page('kosik-obsah', '/kosik/obsah', { cart: cart() })],
    ['details without a checkout', page('kosik-dodaci-udaje', '/kosik/dodaci-udaje', { checkout: null })],
    ['shipping without a checkout', page('kosik-doprava-a-platba', '/kosik/doprava-a-platba', { checkout: null })],
    ['a page that could not be loaded', page('kosik-dekujeme', '/kosik/dekujeme', null)],
  ])('%s tells nothing', (_title, seen) => {
    expect(describePage(seen, null)).toEqual([])
  })

  test('a cart tells all of it', () => {
    expect(describePage(page('kosik-obsah', '/kosik/obsah', { cart: cart([1, 2]) }), null)).toMatchObject([
      { event: 'view_cart', pieces: [{ variantId: 1, quantity: 2, price: 112_00 }], hasValue: true },
    ])
  })
})

test('who has come is told before what they see', () => {
  const account = page('ucet-prehled', '/ucet/prehled', {})
  expect(names(describePage(account, page('prihlasit-se', '/prihlasit-se', {})))).toEqual(['login'])
})
