import type { CartView } from '@shop/contract/cart-view'
import { describe, expect, it } from 'vitest'
import type { PageSeen } from '#app/state/analytics.ts'
import { describeCart } from './describe-cart.ts'
import { describePage } from './describe-page.ts'
import { reachesGoal } from './reaches-goal.ts'

function cart(...lines: [variantId: number, pieces: number][]): CartView {
  return {
    id: 7,
    basis: 'gross',
    coupon: { state: 'none' },
    lines: lines.map(([variantId, pieces]) => ({ variantId, pieces, unitPrice: 11_200 })),
  } as unknown as CartView
}

function page(id: string, path: string, data: unknown): PageSeen {
  return { kind: 'page', id: `${id}___cs`, path, search: '', data }
}

const NO_WISH = { intent: 'pieces', variantId: 0, pieces: 1 }
const names = (events: { event: string }[]) => events.map(({ event }) => event)

describe('describeCart', () => {
  it.each([
    [cart([1, 2]), cart([1, 5]), [['add_to_cart', 1, 3]]],
    [cart([1, 2]), cart([1, 1]), [['remove_from_cart', 1, 1]]],
    [cart([1, 2], [2, 1]), cart([2, 1]), [['remove_from_cart', 1, 2]]],
    [cart([1, 1], [1, 1]), cart([1, 3]), [['add_to_cart', 1, 1]]],
    [cart([1, 1]), cart([1, 1]), []],
  ])('tells only the difference', (before, after, told) => {
    const events = describeCart({ kind: 'cart', before, after, wished: NO_WISH })
    expect(events.flatMap(({ event, pieces }) => pieces.map((p) => [event, p.variantId, p.quantity]))).toEqual(told)
  })

  it('trusts the form when nobody had asked for the cart yet', () => {
    const wished = { intent: 'add', variantId: 1, pieces: 2 }
    const [added] = describeCart({ kind: 'cart', before: null, after: cart([1, 6]), wished })
    expect(added?.pieces).toEqual([{ variantId: 1, quantity: 2, price: 11_200 }])
  })
})

describe('describeVisitor', () => {
  const at = (path: string, search = '') => ({ ...page('', path, {}), search })

  it.each([
    [at('/ucet/prehled'), at('/prihlasit-se'), ['login', 'password']],
    [at('/ucet/prehled'), at('/l/prihlaseni/x'), ['login', 'link']],
    [at('/ucet/prehled', '?vitejte'), at('/l/overeni/x'), ['sign_up', 'email']],
    [at('/kontakt', '?odeslano=D000001'), at('/kontakt'), ['generate_lead', 'kontakt']],
    [at('/lp/stene-doma', '?odeslano=D000002'), at('/lp/stene-doma'), ['generate_lead', 'lp/stene-doma']],
    [at('/velkoobchod', '?odeslano=Z000001'), at('/velkoobchod'), ['generate_lead', 'velkoobchod']],
  ])('%j after %j', (now, before, told) => {
    expect(describePage(now, before).map(({ event, fields }) => [event, fields.method])).toEqual([told])
  })

  it.each([
    [at('/ucet/adresy'), at('/ucet/prehled')],
    [at('/'), at('/prihlasit-se')],
    [at('/kontakt'), null],
    [at('/blog', '?odeslano=D000001'), null],
  ])('%j after %j tells nothing', (now, before) => {
    expect(describePage(now, before)).toEqual([])
  })
})

describe('reachesGoal', () => {
  const offer = (more: object) =>
    page('lp', '/lp/box', { actions: [{ to: '/produkt/box?x=1' }, { to: '/blog' }], ...more })

  it.each([
    ['/produkt/box', offer({}), true],
    ['/blog', offer({}), false],
    ['/produkt/box', offer({ isOver: true }), false],
    ['/produkt/box', page('index', '/', { actions: [{ to: '/produkt/box' }] }), false],
    ['/produkt/box', null, false],
  ])('%s after %j: %j', (path, before, reached) => {
    expect(reachesGoal(page('x', path, {}), before)).toBe(reached)
  })
})

describe('describePage', () => {
  const list = page('produkty-category', '/produkty/granule', {
    heading: 'Granule',
    grid: { cards: [{ slug: 'kure', variantId: 1, price: 100 }] },
  })
  const product = page('produkt-slug', '/produkt/kure', {
    product: { slug: 'kure', variants: [{ id: 1, sku: 'K', price: 100, isDefault: true }] },
  })

  it('sees a choice in a list when the product comes after it', () => {
    expect(names(describePage(product, list))).toEqual(['select_item', 'view_item'])
    expect(names(describePage(product, null))).toEqual(['view_item'])
  })

  it('does not tell a page again when only its data are fresh', () => {
    expect(describePage(list, list)).toEqual([])
    expect(names(describePage(list, product))).toEqual(['view_item_list'])
  })

  it('tells shipping and payment as they are chosen, under a name that holds once', () => {
    const before = page('kosik-doprava-a-platba', '/kosik/doprava-a-platba', {
      checkout: { cart: cart([1, 1]), shippingCode: 'ppl', paymentCode: null },
    })
    expect(describePage(before, before).map(({ once }) => once)).toEqual(['add_shipping_info 7 ppl'])
  })

  it('has nothing to tell of an empty cart and of a page that could not be loaded', () => {
    expect(describePage(page('kosik-obsah', '/kosik/obsah', { cart: cart() }), null)).toEqual([])
    expect(describePage(page('kosik-dekujeme', '/kosik/dekujeme', null), null)).toEqual([])
  })
})
