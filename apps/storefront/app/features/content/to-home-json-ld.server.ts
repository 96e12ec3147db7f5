import { absolute, toJsonLd } from '#app/server/json-ld.server.ts'
import { shellTexts } from '#app/texts/shell.ts'

/** Who sells here, told once; offers of products repeat only what differs. */
export function toHomeJsonLd(): string {
  return toJsonLd(
    { '@type': 'WebSite', '@id': absolute('/#web'), name: 'Čenich', url: absolute('/'), inLanguage: 'cs' },
    {
      '@type': 'OnlineStore',
      '@id': absolute('/#obchod'),
      name: 'Čenich',
      url: absolute('/'),
      logo: absolute('/favicon.svg'),
      email: shellTexts.email,
      telephone: shellTexts.phoneHref.replace('tel:', ''),
      address: { '@type': 'PostalAddress', addressCountry: 'CZ', addressLocality: 'Hlinsko' },
    },
  )
}
