import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { CustomerGroup, PricingSettings } from '@shop/domain/cart/pricing-settings'
import type pg from 'pg'
import { inTransaction } from '../connection.sql.ts'
import { createRandom } from '../random.ts'
import { makeHistory } from './make-history.ts'
import { hasOrders, readShop, type ShopRows, shopNow } from './shop.sql.ts'
import type { HistorySize, World } from './world.ts'
import { addJobs, beginWriting, endWriting, hasQueue, insertRows, settleCounts } from './write-rows.sql.ts'

/** Year and a half, as many people and orders as a shop of this size would have had. */
const FULL_SIZE: HistorySize = { days: 548, customers: 3000, orders: 12_000 }

const SEED = 20_261_116
/** Whoever feeds on history counts it once it is there. */
const COUNTING = ['count-pairs', 'count-delivery-days', 'count-words']
/** Their triggers keep ratings, cards and pages in step. */
const BY_FRONT_DOOR = ['shop.reviews', 'internal.review_origins', 'internal.review_versions']

interface Loaded {
  orders: number
  customers: number
  rows: number
}

/**
 * A past for the demo shop that ends at this moment of its clock: the same shop and moment give the same rows. Null in a shop that
 * has a past of its own. The queue of jobs must be there, because documents wait in it for being drawn.
 */
export async function loadHistory(
  client: pg.ClientBase,
  size: HistorySize = FULL_SIZE,
  now?: Date,
): Promise<Loaded | null> {
  if (await hasOrders(client)) return null
  if (!(await hasQueue(client))) throw new Error('The queue of jobs is not installed: documents would never be drawn.')
  const world = await createWorld(client, size, now ?? (await shopNow(client)))
  makeHistory(world)
  await inTransaction(client, () => write(client, world))
  const count = (table: string) => world.rows.get(table)?.length ?? 0
  const rows = [...world.rows.values()].reduce((sum, one) => sum + one.length, 0)
  return { orders: count('shop.orders'), customers: count('shop.customers'), rows }
}

async function write(client: pg.ClientBase, world: World): Promise<void> {
  await beginWriting(client)
  for (const [table, rows] of world.rows) if (!BY_FRONT_DOOR.includes(table)) await insertRows(client, table, rows)
  await endWriting(client)
  // Triggers and counts of the front door ask tables that were empty a moment ago.
  await client.query('analyze')
  for (const table of BY_FRONT_DOOR) await insertRows(client, table, world.rows.get(table) ?? [])
  await settleCounts(client, world.orders)
  await addJobs(client, COUNTING)
}

async function createWorld(client: pg.ClientBase, size: HistorySize, now: Date): Promise<World> {
  const shop = await readShop(client, now)
  const today = toPragueDay(now)
  return {
    now,
    since: new Date(`${addDays(today, -size.days)}T00:00:00Z`),
    size,
    random: createRandom(SEED),
    shop,
    groups: new Map(shop.groups.map((group) => [group.code, toGroup(group)])),
    pricing: toPricing(shop),
    rows: new Map(),
    documents: [],
    packer: { kind: 'staff', id: null },
    office: { kind: 'staff', id: null },
    orders: 0,
  }
}

function toGroup({ id: _id, includesVat, ...group }: ShopRows['groups'][number]): CustomerGroup {
  return { ...group, basis: includesVat ? 'gross' : 'net' }
}

function toPricing({ settings, publicPriceList }: ShopRows): PricingSettings {
  const number = (key: string) => Number(settings[key])
  const list = <Item>(key: string) => settings[key] as Item[]
  return {
    priceStep: number('pricing.price_step'),
    cashStep: number('pricing.cash_step'),
    publicPriceList,
    regularDelivery: {
      discountPercent: number('regular_delivery.discount'),
      intervalsWeeks: list<number>('regular_delivery.intervals_weeks'),
      eligibleCategories: list<string>('regular_delivery.categories'),
      excludedCategories: list<string>('regular_delivery.excluded_categories'),
    },
    // Nobody has used a coupon in this past.
    couponExclusions: {
      percent: [],
      fixed: [],
      'free-shipping': [],
      gift: [],
      'buy-x-get-y': [],
      'credit-multiplier': [],
    },
    loyalty: {
      creditValue: number('loyalty.credit_value'),
      maximumSpendPercent: number('loyalty.maximum_spend_percent'),
      minimumSpendCredits: number('loyalty.minimum_spend_credits'),
    },
    freeShipping: {
      from: number('shipping.free_from'),
      parcels: number('shipping.free_parcels'),
      waivesPaymentFee: settings['shipping.free_waives_payment_fee'] === true,
    },
    sideCostVat: settings['pricing.side_cost_vat'] === 'proportional' ? 'proportional' : 'own',
    packaging: {
      weightGrams: number('shipping.packaging_weight_g'),
      fillPercent: number('shipping.packaging_fill_percent'),
    },
  }
}
