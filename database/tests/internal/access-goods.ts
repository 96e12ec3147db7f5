import type { AccessMatrix } from './access-matrix.sql.ts'

const WRITE = 'delete:all insert:all select:all update:all'

/** What staff sell, count, price and write, and its past. */
export const GOODS_ACCESS: AccessMatrix = {
  'internal.bulk_changes': { services: 'insert:all select:all update:all' },
  'internal.bulk_rows': { services: WRITE },
  'internal.campaign_recipients': { services: WRITE },
  'internal.campaign_runs': { services: WRITE },
  'internal.mail_suppressions': { services: WRITE },
  'internal.carrier_feeds': { services: 'insert:all select:all update:all' },
  'internal.late_parcels': { services: 'insert:all select:all update:all' },
  'internal.customer_price_lists': { services: WRITE },
  'internal.picture_originals': { services: WRITE },
  'internal.video_originals': { services: WRITE },
  'internal.price_origins': { services: 'insert:all select:all' },
  'internal.wording_files': { services: 'insert:all select:all' },
  'internal.wording_notices': { services: 'insert:all select:all update:all' },
  'internal.remittances': { services: 'insert:all select:all update:all' },
  'internal.remittance_rows': { services: 'insert:all select:all update:all' },
  'internal.row_history': { services: 'select:all' },
  // Columns that everybody reads, of recalls that are public.
  'shop.recalls': {
    ...{ anon: 'select:some', customer: 'select:some', staff_support: 'select:some', staff_warehouse: 'select:some' },
    ...{ staff_content: 'select:some', staff_accounting: 'select:some', staff_admin: 'select:some' },
    services: 'insert:all select:all update:all',
  },
  'shop.stock_movements': {
    staff_support: 'select:all',
    staff_warehouse: 'select:all',
    staff_accounting: 'select:all',
    staff_admin: 'select:all',
    services: 'select:all',
  },
  'shop.batch_analyses': {
    staff_support: 'select:all',
    staff_warehouse: 'select:all',
    staff_content: 'select:all',
    staff_admin: 'select:all',
    services: WRITE,
  },
  'shop.coupons': {
    staff_support: 'select:all',
    staff_content: 'select:all',
    staff_admin: 'select:all',
    services: WRITE,
  },
  'shop.collections': {
    ...{ anon: 'select:some', customer: 'select:some', staff_support: 'select:some', staff_warehouse: 'select:some' },
    ...{ staff_content: 'select:some', staff_accounting: 'select:some', staff_admin: 'select:some' },
    services: WRITE,
  },
  'shop.product_videos': {
    ...{ anon: 'select:some', customer: 'select:some', staff_support: 'select:some', staff_warehouse: 'select:some' },
    ...{ staff_content: 'select:some', staff_accounting: 'select:some', staff_admin: 'select:some' },
    services: WRITE,
  },
  'shop.price_proofs': {
    anon: 'select:some',
    customer: 'select:some',
    staff_support: 'select:all',
    staff_warehouse: 'select:all',
    staff_content: 'select:all',
    staff_accounting: 'select:all',
    staff_admin: 'select:all',
    services: 'insert:all select:all',
  },
  'shop.landing_variant_results': {
    staff_support: 'select:all',
    staff_warehouse: 'select:all',
    staff_content: 'select:all',
    staff_accounting: 'select:all',
    staff_admin: 'select:all',
    services: WRITE,
  },
  'shop.campaigns': { staff_content: 'select:all', staff_admin: 'select:all', services: WRITE },
  'shop.segments': { staff_content: 'select:all', staff_admin: 'select:all', services: WRITE },
  'shop.section_drafts': { staff_content: 'select:all', staff_admin: 'select:all', services: WRITE },
  'shop.price_proposals': { staff_content: 'select:all', staff_admin: 'select:all', services: WRITE },
}
