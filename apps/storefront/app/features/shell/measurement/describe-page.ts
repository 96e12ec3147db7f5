import type { CartView } from '@shop/contract/cart-view'
import { chooseVariant } from '#app/features/catalog/product/choose-variant.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { PageSeen } from '#app/state/analytics.ts'
import { couponOf, piecesOf } from './describe-cart.ts'
import { describeOrder } from './describe-order.ts'
import { describeVisitor } from './describe-visitor.ts'
import type { MeasuredEvent } from './measured-event.ts'
import type { LoaderData, SeenRoute } from './seen-route.ts'

/** Pages that have something to tell. */
type MeasuredId =
  | 'index___cs'
  | 'produkty-category___cs'
  | 'hledat___cs'
  | 'produkt-slug___cs'
  | 'kosik-obsah___cs'
  | 'kosik-dodaci-udaje___cs'
  | 'kosik-doprava-a-platba___cs'
  | 'kosik-dekujeme___cs'

type Describe<Id extends MeasuredId> = (page: SeenRoute<Id>, before: PageSeen | null) => MeasuredEvent[]

/** What each page has to tell, by its route; a page that is not here tells nothing. */
const PAGES: { [Id in MeasuredId]: Describe<Id> } = {
  index___cs: (page) => listsOf(page).map(toListSeen),
  'produkty-category___cs': (page) => listsOf(page).map(toListSeen),
  hledat___cs: (page) => [describeSearch(page), ...listsOf(page).map(toListSeen)],
  'produkt-slug___cs': describeProduct,
  'kosik-obsah___cs': ({ data }) => describeWholeCart('view_cart', data.cart),
  'kosik-dodaci-udaje___cs': describeDetails,
  'kosik-doprava-a-platba___cs': describeShipping,
  'kosik-dekujeme___cs': describeOrder,
}

/** A page is told when it comes, not when its data come again; the choice of shipping is made on one and the same page. */
export function describePage(page: PageSeen, before: PageSeen | null): MeasuredEvent[] {
  if (!page.data) return []
  const isSame = before?.path === page.path && (before.search === page.search || page.id === 'produkt-slug___cs')
  if (isSame && page.id !== 'kosik-doprava-a-platba___cs') return []
  const describe = isMeasured(page) ? (PAGES[page.id] as Describe<MeasuredId>) : () => []
  return [...describeVisitor(page, before), ...describe(page as never, before)]
}

function isMeasured(page: PageSeen): page is PageSeen & { id: MeasuredId } {
  return page.id in PAGES
}

interface List {
  id: string
  name: string
  cards: CardView[]
}

/** What pages with lists have of them; a page that came before may be any. */
type Listing = Partial<
  Pick<LoaderData<'index___cs'>, 'shelves'> & Pick<LoaderData<'produkty-category___cs'>, 'heading' | 'grid'>
>

/** The grid of a page, or the shelves of the home page. */
function listsOf({ path, data }: PageSeen): List[] {
  const page = data as Listing
  if (page.shelves) return page.shelves.map(({ slug, cards }) => ({ id: `uvod/${slug}`, name: slug, cards }))
  const cards = page.grid?.cards ?? []
  return cards.length > 0 ? [{ id: path.slice(1), name: page.heading ?? path.slice(1), cards }] : []
}

function toListSeen({ id, name, cards }: List): MeasuredEvent {
  return {
    event: 'view_item_list',
    basis: 'gross',
    pieces: cards.map(toPiece),
    fields: { item_list_id: id, item_list_name: name },
    hasValue: false,
  }
}

function toPiece({ variantId, price }: CardView, index: number) {
  return { variantId, quantity: 1, price, index }
}

function describeSearch({ search }: PageSeen): MeasuredEvent {
  const term = new URLSearchParams(search).get('q') ?? ''
  return { event: 'search', basis: 'gross', pieces: [], fields: { search_term: term }, hasValue: false }
}

/** Whoever comes from a list that shows it has chosen it there. */
function describeProduct(
  { data: { product }, search }: SeenRoute<'produkt-slug___cs'>,
  before: PageSeen | null,
): MeasuredEvent[] {
  const variant = chooseVariant(product.variants, new URLSearchParams(search).get('varianta'))
  if (!variant) return []
  const seen: MeasuredEvent = {
    event: 'view_item',
    basis: 'gross',
    pieces: [{ variantId: variant.id, quantity: 1, price: variant.price }],
    fields: {},
    hasValue: true,
  }
  const from = before?.data
    ? listsOf(before).find(({ cards }) => cards.some(({ slug }) => slug === product.slug))
    : null
  if (!from) return [seen]
  const chosen = from.cards.map(toPiece).filter((_, index) => from.cards[index]?.slug === product.slug)
  return [{ ...toListSeen({ ...from, cards: [] }), event: 'select_item', pieces: chosen }, seen]
}

function describeWholeCart(event: string, cart: CartView, more: Partial<MeasuredEvent> = {}): MeasuredEvent[] {
  if (cart.lines.length === 0) return []
  return [{ event, basis: cart.basis, pieces: piecesOf(cart), fields: {}, hasValue: true, ...more }]
}

function describeDetails({ data: { checkout } }: SeenRoute<'kosik-dodaci-udaje___cs'>): MeasuredEvent[] {
  if (!checkout) return []
  const { cart } = checkout
  return describeWholeCart('begin_checkout', cart, { fields: { coupon: couponOf(cart) }, once: `begin ${cart.id}` })
}

function describeShipping({ data: { checkout } }: SeenRoute<'kosik-doprava-a-platba___cs'>): MeasuredEvent[] {
  if (!checkout) return []
  const { cart, shippingCode, paymentCode } = checkout
  const step = (event: string, field: string, code: string | null) =>
    code
      ? describeWholeCart(event, cart, {
          fields: { coupon: couponOf(cart), [field]: code },
          once: `${event} ${cart.id} ${code}`,
        })
      : []
  return [
    ...step('add_shipping_info', 'shipping_tier', shippingCode),
    ...step('add_payment_info', 'payment_type', paymentCode),
  ]
}
