import { Seller } from '@shop/contract/seller'
import { nonBreaking } from '@shop/czech/non-breaking'
import { sellerValues } from '@shop/domain/content/seller-values'
import type { Contact } from '#app/state/common.ts'
import { publicData, storefrontId } from './shop.server.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.server.ts'
import { toPhoneHref } from './to-phone-href.ts'

/** Who sells here, by the row of the storefront: the same company that mails and documents name. */
export const loadSeller = staleWhileRevalidate(60_000, async (): Promise<Seller> => {
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
  return sellerValues(await loadSeller())
}
