import type { Seller } from '@shop/contract/seller'
import type { CommonPlaceholder } from '#app/mail/define-mails'
import { formatZip } from '#app/order/emails/format'

/** What every mail may say of the seller. */
export function toCompanyValues(seller: Seller): Record<CommonPlaceholder, string> {
  return {
    'company.address': toAddress(seller),
    'company.ico': seller.companyId,
    'company.bankAccount': seller.account,
    'company.returnAddress': seller.returnAddress,
    'company.phone': seller.phone,
    'company.phoneHours': seller.phoneHours,
  }
}

/** Name, address and number, as the law wants to see them under a message and in a contract. */
export function toSender(seller: Seller): string {
  return `${seller.name}, ${toAddress(seller)}, IČO ${seller.companyId}`
}

export function toSignature({ phone, phoneHours, email }: Seller): string[] {
  return ['Čenich', `${phone}, ${phoneHours}`, email]
}

function toAddress({ street, zip, city }: Seller): string {
  return `${street}, ${formatZip(zip)} ${city}`
}
