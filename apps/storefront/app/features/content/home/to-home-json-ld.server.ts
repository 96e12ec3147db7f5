import type { Seller } from '@shop/contract/seller'
import { absolute, toJsonLd } from '#app/server/json-ld.server.ts'
import { toPhoneHref } from '#app/server/to-phone-href.ts'
import { BRAND } from '#app/texts/brand.ts'

/** Who sells here, told once; offers of products repeat only what differs. */
export function toHomeJsonLd(seller: Seller): string {
  const { name, street, city, zip, country, companyId, vatId, email, phone } = seller
  return toJsonLd(
    { '@type': 'WebSite', '@id': absolute('/#web'), name: BRAND, url: absolute('/'), inLanguage: 'cs' },
    {
      '@type': 'OnlineStore',
      '@id': absolute('/#obchod'),
      name: BRAND,
      legalName: name,
      taxID: companyId,
      vatID: vatId,
      url: absolute('/'),
      logo: absolute('/favicon.svg'),
      email,
      telephone: toPhoneHref(phone).replace('tel:', ''),
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode: zip,
        addressLocality: city,
        addressCountry: country,
      },
    },
  )
}
