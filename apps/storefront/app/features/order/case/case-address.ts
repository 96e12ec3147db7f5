import type { CaseKind } from '@shop/domain/case/case-state'
import type { ShopAddress } from '#app/addresses/shop-address.ts'

/** Where the form of each kind is, for whoever has a link of the order. */
export function caseFormAddress(kind: CaseKind, token: string): ShopAddress {
  const addresses: Record<CaseKind, ShopAddress> = {
    withdrawal: `/l/odstoupeni/${token}`,
    complaint: `/l/reklamace/${token}`,
    guarantee: `/l/nechutna/${token}`,
  }
  return addresses[kind]
}

/** Where somebody begins who has no link at hand. */
export const ENTRY_ADDRESSES: Record<CaseKind, ShopAddress> = {
  withdrawal: '/odstoupeni-od-smlouvy',
  complaint: '/reklamace',
  guarantee: '/nechutna',
}
