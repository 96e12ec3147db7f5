import type { Seller } from '@shop/contract/seller'
import { sellerValues } from '@shop/domain/content/seller-values'

/** Name, address and number, as the law wants to see them under a message and in a contract. */
export function toSender(seller: Seller): string {
  return `${seller.name}, ${sellerValues(seller)['company.address']}, IČO ${seller.companyId}`
}

/** Whom to ask, under every mail. */
export const HELP = { question: 'Něco nesedí?', reply: 'Odpovězte na tenhle e-mail nebo volejte' }
