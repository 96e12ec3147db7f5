import { Seller } from '@shop/contract/seller'
import type { Contact } from '#app/state/common.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import { keepFor } from './keep-for.server.ts'
import { publicData, storefrontId } from './shop.server.ts'
import { toPhoneHref } from './to-phone-href.ts'

/** Who sells here, by the row of the storefront: the same company that mails and documents name. */
export const loadSeller = keepFor(60_000, async (): Promise<Seller> => {
  const row = await publicData.single(publicData.from('storefronts').select('company').eq('id', storefrontId))
  return Seller.parse(row?.company)
})

/** What the frame of every page says of the seller. */
export async function loadContact(): Promise<Contact> {
  const { name, city, phone, email } = await loadSeller()
  return { company: nonBreaking(name), city, phone: nonBreaking(phone), phoneHref: toPhoneHref(phone), email }
}

/** Values for texts of editors: legal pages name the company without keeping a copy of it. */
export async function readSellerValues(): Promise<Record<string, string>> {
  const seller = await loadSeller()
  const zip = `${seller.zip.slice(0, 3)} ${seller.zip.slice(3)}`
  return {
    'company.name': seller.name,
    'company.address': `${seller.street}, ${zip} ${seller.city}`,
    'company.ico': seller.companyId,
    'company.dic': seller.vatId,
    'company.bankAccount': seller.account,
    'company.returnAddress': seller.returnAddress,
    'company.phone': seller.phone,
    'company.email': seller.email,
  }
}
