import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ORDER_STATES, type OrderState } from '@shop/domain/order/order-state'
import { loadCards } from '#app/features/catalog/card/load-cards.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { publicData } from '#app/server/shop.server.ts'

export interface BoughtGoods {
  name: string
  pieces: number
  /** Of one piece; null for what has no weight of its own, such as a set. */
  grams: number | null
  /** As the catalogue shows it today; null for what it no longer has. */
  card: CardView | null
}

export interface OrderGlance {
  id: number
  number: string
  state: OrderState
  placedAt: string
  /** The day it was promised for, else a guess: when the bag may have been opened. */
  cameOn: string
  /** Whole haléře. */
  payable: number
  goods: BoughtGoods[]
}

const COLUMNS =
  'id,number,state,placed_at,delivery_to,payable,order_lines(position,kind,variant_id,bundle_variant_id,name,bundle_name,pieces)'
const DAY_MS = 24 * 60 * 60 * 1000
const USUAL_DAYS = 2

interface OrderPage {
  orders: OrderGlance[]
  total: number
}

/** The newest orders of the customer, with what was in them. */
export async function loadOrders({ data }: SignedInCustomer, limit: number): Promise<OrderPage> {
  const { items, total } = await data.list(
    data
      .from('orders')
      .select(COLUMNS, { count: 'exact' })
      .order('placed_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit),
  )
  const goods = await loadGoods(items.flatMap(({ order_lines }) => order_lines.map(variantOf)))
  return { orders: items.map((row) => toGlance(row, goods)), total: total ?? items.length }
}

interface LineRow {
  position: number
  kind: string
  variant_id: number | null
  bundle_variant_id: number | null
  name: string
  bundle_name: string | null
  pieces: number
}

interface OrderRow {
  id: number
  number: string
  state: string
  placed_at: string
  delivery_to: string | null
  payable: number
  order_lines: LineRow[]
}

type Goods = Map<number, { grams: number | null; card: CardView | null }>

function variantOf({ variant_id, bundle_variant_id }: LineRow): number | null {
  return bundle_variant_id ?? variant_id
}

async function loadGoods(ids: readonly (number | null)[]): Promise<Goods> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const { items } = await publicData.list(
    publicData.from('variants').select('id,net_weight_g,products!inner(slug)').in('id', known),
  )
  const cards = await loadCards([...new Set(items.map(({ products }) => products.slug))])
  return new Map(
    items.map(({ id, net_weight_g, products }) => [
      id,
      { grams: net_weight_g, card: cards.find(({ slug }) => slug === products.slug) ?? null },
    ]),
  )
}

function toGlance(row: OrderRow, goods: Goods): OrderGlance {
  const { id, number, state, placed_at, delivery_to, payable, order_lines } = row
  const usual = toPragueTime(new Date(new Date(placed_at).getTime() + USUAL_DAYS * DAY_MS)).date
  return {
    id,
    number,
    state: ORDER_STATES.find((one) => one === state) ?? 'accepted',
    placedAt: placed_at,
    cameOn: delivery_to ?? usual,
    payable,
    goods: joinBundles(order_lines).map((line) => {
      const found = goods.get(variantOf(line) ?? 0)
      return {
        name: line.bundle_name ?? line.name,
        pieces: line.pieces,
        grams: line.bundle_variant_id === null ? (found?.grams ?? null) : null,
        card: found?.card ?? null,
      }
    }),
  }
}

/** A bundle falls apart in the books; here it is one thing again. */
function joinBundles(lines: readonly LineRow[]): LineRow[] {
  const goods = lines.filter(({ kind }) => kind === 'goods').toSorted((a, b) => a.position - b.position)
  return goods.filter(
    (line, index) =>
      line.bundle_variant_id === null ||
      goods.findIndex(({ bundle_variant_id }) => bundle_variant_id === line.bundle_variant_id) === index,
  )
}
