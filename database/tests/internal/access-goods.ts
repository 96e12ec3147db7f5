import type { AccessMatrix } from './access-matrix.sql.ts'

const WRITE = 'delete:all insert:all select:all update:all'

/** What staff sell, count, price and write, and its past. */
export const GOODS_ACCESS: AccessMatrix = {
  'internal.row_history': { services: 'select:all' },
  'shop.coupons': {
    staff_support: 'select:all',
    staff_content: 'select:all',
    staff_admin: 'select:all',
    services: WRITE,
  },
}
