import type pg from 'pg'
import { publishedAt } from './load-products.ts'
import { insertPrices, type PriceRow, selectLatestPrices } from './price-ledger.sql.ts'
import type { DemoShop } from './read-demo.ts'
import { idOf, selectIds, syncRows } from './sync-rows.sql.ts'

/** The autumn sale of the demo shop: two weeks ago when the demo was made, so that its 30-day reference is the old price. */
const SALE_BEGAN_AT = '2026-11-01T23:00:00Z'
const RETAIL = 'maloobchod'

export async function loadPrices(
  client: pg.ClientBase,
  shop: DemoShop,
  storefrontId: number,
  now: Date,
): Promise<void> {
  await loadGroups(client, shop, storefrontId)
  const lists = await selectIds(client, 'price_lists', 'code', storefrontId)
  const variants = await selectIds(client, 'variants', 'sku', storefrontId)
  const latest = await selectLatestPrices(client, storefrontId)
  const rows = wantedPrices(shop).flatMap(({ sku, list, history }) => {
    const price_list_id = idOf(lists, list)
    const variant_id = idOf(variants, sku)
    const wanted = history.at(-1)
    const known = latest.get(`${price_list_id}:${variant_id}`)
    if (!wanted || (known?.amount === wanted.amount && known.kind === wanted.kind)) return []
    // A ledger that already has a history only gets what is new, from now on.
    const steps = known ? [{ ...wanted, valid_from: now.toISOString() }] : history
    return steps.map((step) => ({ price_list_id, variant_id, ...step }))
  })
  await insertPrices(client, rows)
}

type Step = Pick<PriceRow, 'amount' | 'kind' | 'valid_from'>

function wantedPrices(shop: DemoShop): { sku: string; list: string; history: Step[] }[] {
  const wholesale = shop.pricing.customerGroups.find((group) => group.priceSource === 'wholesalePriceCzk')
  const ofProducts = shop.products.flatMap((product) =>
    product.variants.flatMap(({ sku, priceCzk, compareAtPriceCzk, earlierPrices, wholesalePriceCzk }) => {
      const opened = publishedAt(product)
      const retail = { sku, list: RETAIL, history: history(priceCzk, compareAtPriceCzk, opened, earlierPrices) }
      if (!wholesale) return [retail]
      return [retail, { sku, list: wholesale.code, history: history(wholesalePriceCzk, null, opened) }]
    }),
  )
  const ofBundles = shop.bundles.map((bundle) => ({
    sku: bundle.sku,
    list: RETAIL,
    history: history(bundle.priceCzk, null, publishedAt(bundle)),
  }))
  return [...ofProducts, ...ofBundles]
}

type Earlier = { priceCzk: number; from: string; to: string }

function history(
  priceCzk: number,
  compareAtCzk: number | null,
  opened: string,
  earlier: readonly Earlier[] = [],
): Step[] {
  const usualCzk = compareAtCzk ?? priceCzk
  const regular = (czk: number, valid_from: string): Step => ({ amount: czk * 100, kind: 'regular', valid_from })
  const detours = earlier.flatMap((price) => [regular(price.priceCzk, price.from), regular(usualCzk, price.to)])
  const sale: Step[] = compareAtCzk ? [{ amount: priceCzk * 100, kind: 'sale', valid_from: SALE_BEGAN_AT }] : []
  return [regular(usualCzk, opened), ...detours, ...sale]
}

async function loadGroups(client: pg.ClientBase, { pricing }: DemoShop, storefrontId: number): Promise<void> {
  const sources = new Set(pricing.customerGroups.map((group) => listOf(group)))
  const lists = pricing.customerGroups
    .filter((group) => sources.has(group.code))
    .map(({ code, name, priceSource }) => ({
      storefront_id: storefrontId,
      code,
      name,
      includes_vat: priceSource === 'priceCzk',
      is_public: code === RETAIL,
    }))
  await syncRows(client, 'price_lists', lists, { key: ['storefront_id', 'code'] })
  const listIds = await selectIds(client, 'price_lists', 'code', storefrontId)
  const groups = pricing.customerGroups.map((group) => ({
    storefront_id: storefrontId,
    code: group.code,
    name: group.name,
    description: group.description,
    price_list_id: idOf(listIds, listOf(group)),
    is_default: group.code === RETAIL,
    discount_percent: group.discountPercent,
    minimum_order: (group.minimumOrderCzk ?? group.minimumOrderCzkExclVat ?? 0) * 100,
    minimum_days_left: group.minimumDaysLeft ?? null,
    requires_approval: group.requiresApproval,
    requires_company_id: group.requiresCompanyId,
  }))
  await syncRows(client, 'customer_groups', groups, { key: ['storefront_id', 'code'] })
  await loadGroupDiscounts(client, pricing, storefrontId)
}

function listOf(group: { code: string; priceSource: string }): string {
  return group.priceSource === 'priceCzk' ? RETAIL : group.code
}

async function loadGroupDiscounts(
  client: pg.ClientBase,
  pricing: DemoShop['pricing'],
  storefrontId: number,
): Promise<void> {
  const groups = await selectIds(client, 'customer_groups', 'code', storefrontId)
  const categories = await selectIds(client, 'categories', 'slug', storefrontId)
  const rows = pricing.customerGroups.flatMap((group) =>
    group.categoryDiscounts.map(({ categorySlug, discountPercent }) => ({
      customer_group_id: idOf(groups, group.code),
      category_id: idOf(categories, categorySlug),
      discount_percent: discountPercent,
    })),
  )
  await syncRows(client, 'customer_group_discounts', rows, {
    key: ['customer_group_id', 'category_id'],
    owner: { column: 'customer_group_id', ids: [...groups.values()] },
  })
}
