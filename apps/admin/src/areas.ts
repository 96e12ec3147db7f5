import { bulkArea } from '#app/features/bulk/bulk-area.tsx'
import { caseArea } from '#app/features/case/case-area.tsx'
import { collectionArea } from '#app/features/collection/collection-area.tsx'
import { contentArea } from '#app/features/content/content-area.tsx'
import { customerArea } from '#app/features/customer/customer-area.tsx'
import { dictionaryArea } from '#app/features/dictionary/dictionary-area.tsx'
import { inboxArea } from '#app/features/inbox/inbox-area.tsx'
import { orderArea } from '#app/features/order/order-area.tsx'
import { outreachArea } from '#app/features/outreach/outreach-area.tsx'
import { packArea } from '#app/features/pack/pack-area.tsx'
import { paymentArea } from '#app/features/payment/payment-area.tsx'
import { planArea } from '#app/features/plan/plan-area.tsx'
import { priceArea } from '#app/features/price/price-area.tsx'
import { productArea } from '#app/features/product/product-area.tsx'
import { settingArea } from '#app/features/setting/setting-area.tsx'
import { stockArea } from '#app/features/stock/stock-area.tsx'
import { systemArea } from '#app/features/system/system-area.tsx'
import { todayArea } from '#app/features/today/today-area.tsx'
import type { Area } from '#app/frame/area.ts'

/** Every item of the menu, in its order. A new screen is registered here and nowhere else. */
export const AREAS: readonly Area[] = [
  todayArea,
  orderArea,
  packArea,
  caseArea,
  inboxArea,
  paymentArea,
  customerArea,
  planArea,
  productArea,
  collectionArea,
  dictionaryArea,
  stockArea,
  priceArea,
  contentArea,
  outreachArea,
  bulkArea,
  systemArea,
  settingArea,
]
