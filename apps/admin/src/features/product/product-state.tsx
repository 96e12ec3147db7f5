import type { StaffProduct } from '@shop/contract/staff/staff-product'
import { PRODUCT_STATES } from '#app/texts/product.ts'

const LOOKS: Record<StaffProduct['status'], string> = {
  draft: 'st wrn',
  scheduled: 'st inf',
  active: 'st ok',
  sell_out: 'st wrn',
  discontinued: 'st',
}

export function ProductState({ status }: { status: StaffProduct['status'] }) {
  return <span className={LOOKS[status]}>{PRODUCT_STATES[status]}</span>
}
