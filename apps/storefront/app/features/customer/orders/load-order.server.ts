import { ORDER_STATES, type OrderState } from '@shop/domain/order/order-state'
import { loadCards } from '#app/features/catalog/card/load-cards.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { publicData } from '#app/server/shop.server.ts'

interface BoughtGoods {
  name: string
  /** As the catalogue shows it today; null for what it no longer has. */
  card: CardView | null
}

export interface OrderGlance {
  id: number
  number: string
  state: OrderState
  placedAt: string
  /** Whole haléře. */
  payable: number
  goods: BoughtGoods[]
}

const COLUMNS =
  'id,number,state,placed_at,payable,order_lines(position,kind,variant_id,bundle_variant_id,name,bundle_name)'

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
  return { orders: await toGlances(items), total: total ?? items.length }
}

/** These orders of the customer, the newest first. */
export async function loadOrdersById({ data }: SignedInCustomer, ids: readonly number[]): Promise<OrderGlance[]> {
  if (ids.length === 0) return []
  const { items } = await data.list(
    data
      .from('orders')
      .select(COLUMNS)
      .in('id', [...ids])
      .order('placed_at', { ascending: false })
      .order('id', { ascending: false }),
  )
  return toGlances(items)
}

async function toGlances(rows: OrderRow[]): Promise<OrderGlance[]> {
  const goods = await loadGoods(rows.flatMap(({ order_lines }) => order_lines.map(variantOf)))
  return rows.map((row) => toGlance(row, goods))
}

interface LineRow {
  position: number
  kind: string
  variant_id: number | null
  bundle_variant_id: number | null
  name: string
  bundle_name: string | null
}

interface OrderRow {
  id: number
  number: string
  state: string
  placed_at: string
  payable: number
  order_lines: LineRow[]
}

type Goods = Map<number, CardView | null>

function variantOf({ variant_id, bundle_variant_id }: LineRow): number | null {
  return bundle_variant_id ?? variant_id
}

async function loadGoods(ids: readonly (number | null)[]): Promise<Goods> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const { items } = await publicData.list(publicData.from('variants').select('id,products!inner(slug)').in('id', known))
  const cards = await loadCards([...new Set(items.map(({ products }) => products.slug))])
  return new Map(items.map(({ id, products }) => [id, cards.find(({ slug }) => slug === products.slug) ?? null]))
}

function toGlance(row: OrderRow, goods: Goods): OrderGlance {
  const { id, number, state, placed_at, payable, order_lines } = row
  return {
    id,
    number,
    state: ORDER_STATES.find((one) => one === state) ?? 'accepted',
    placedAt: placed_at,
    payable,
    goods: joinBundles(order_lines).map((line) => ({
      name: line.bundle_name ?? line.name,
      card: goods.get(variantOf(line) ?? 0) ?? null,
    })),
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
