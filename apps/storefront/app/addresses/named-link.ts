import type { ShopAddress } from './shop-address.ts'

/** A place to go and the words for it. */
export interface NamedLink {
  label: string
  to: ShopAddress
}
