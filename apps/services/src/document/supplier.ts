import type { Seller } from '@shop/contract/seller'
import type { Supplier } from '#app/document/stored-document'
import { toOwnIban } from '#app/order/transfer'

/** Who issues our documents; a copy of it goes into each. */
export function toSupplier(seller: Seller): Supplier {
  const { isSample: _isSample, phoneHours: _phoneHours, returnAddress: _returnAddress, ...printed } = seller
  return { ...printed, iban: toOwnIban(seller.account) }
}
