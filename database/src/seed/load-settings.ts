import type pg from 'pg'
import type { DemoShop } from './read-demo.ts'
import { type Row, syncRows } from './sync-rows.sql.ts'

/** The last change of Czech VAT rates; feed belongs to the reduced one. */
const VAT_VALID_FROM = '2024-01-01'

export async function loadSettings(client: pg.ClientBase, shop: DemoShop, storefrontId: number): Promise<void> {
  const { pricing, shipping } = shop
  const rates = Object.entries({ feed: pricing.vat.feed, goods: pricing.vat.goods }).map(([vat_class, percent]) => ({
    storefront_id: storefrontId,
    vat_class,
    valid_from: VAT_VALID_FROM,
    percent,
  }))
  await syncRows(client, 'vat_rates', rates, { key: ['storefront_id', 'vat_class', 'valid_from'] })

  const { freeShipping, regularDelivery } = pricing
  const settings: [key: string, type: string, value: unknown][] = [
    ['shipping.free_from', 'money', freeShipping.thresholdCzk * 100],
    ['shipping.wholesale_free_from', 'money', freeShipping.wholesaleThresholdCzkExclVat * 100],
    ['shipping.cut_off', 'time', shipping.cutOff.time],
    ['shipping.time_zone', 'text', shipping.cutOff.timezone],
    ['shipping.non_working_days', 'list', shipping.cutOff.nonWorkingDays],
    ['shipping.packaging_weight_g', 'integer', shipping.packagingWeightGrams],
    ['regular_delivery.discount', 'percent', regularDelivery.discountPercent],
    ['regular_delivery.intervals_weeks', 'list', regularDelivery.intervalsWeeks],
    ['regular_delivery.default_interval_weeks', 'integer', regularDelivery.defaultIntervalWeeks],
    ['regular_delivery.categories', 'list', regularDelivery.eligibleCategorySlugs],
    ['regular_delivery.notice_days', 'integer', regularDelivery.noticeBeforeChargeDays],
  ]
  const rows: Row[] = settings.map(([key, type, value]) => ({
    storefront_id: storefrontId,
    key,
    type,
    value,
    is_public: true,
  }))
  // Everybody who tries the demo shop out has the same telephone.
  const limits = [
    { key: 'order.open_unpaid_orders', type: 'integer', value: 1_000_000 },
    { key: 'order.open_unpaid_value', type: 'money', value: 1_000_000_000_000 },
  ].map((limit) => ({ storefront_id: storefrontId, is_public: false, ...limit }))
  await syncRows(client, 'settings', [...rows, ...limits], { key: ['storefront_id', 'key'] })
}
