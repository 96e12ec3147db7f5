import { typeset } from '@shop/czech/typeset'
import type { NamedLink } from '#app/addresses/named-link.ts'
import type { ShopAddress } from '#app/addresses/shop-address.ts'

export interface NavigationMenu extends NamedLink {
  to: `/produkty/${string}`
  /** Heading over the links, e.g. "Granule podle psa". */
  heading: string
  links: NamedLink[]
}

/** With the colour each meat is known by; the longest name may break in a narrow tile. */
export const PROTEINS = [
  { tint: 'yellow', code: 'kure', label: 'Kuře' },
  { tint: 'red', code: 'hovezi', label: 'Hovězí' },
  { tint: 'coral', code: 'losos', label: 'Losos' },
  { tint: 'green', code: 'jehneci', label: 'Jehněčí' },
  { tint: 'violet', code: 'kachna', label: 'Kachna' },
  { tint: 'brown', code: 'zverina', label: 'Zvěřina' },
  { tint: 'pink', code: 'kruta', label: 'Krůta' },
  { tint: 'blue', code: 'kralik', label: 'Králík' },
  { tint: 'lime', code: 'vege', label: 'Vegeta\u00adriánské' },
] as const

export const menuLinks: NavigationMenu[] = typeset([
  {
    label: 'Granule',
    to: '/produkty/granule',
    heading: 'Granule podle psa',
    links: [
      { label: 'Pro štěňata', to: '/produkty/pro-stenata' },
      { label: 'Pro dospělé psy', to: '/produkty/pro-dospele' },
      { label: 'Pro seniory', to: '/produkty/pro-seniory' },
      { label: 'Malá plemena', to: '/produkty/mala-plemena' },
      { label: 'Velká plemena', to: '/produkty/velka-plemena' },
      { label: 'Bez obilovin', to: '/produkty/bez-obilovin' },
      { label: 'Monoproteinové', to: '/produkty/monoproteinove' },
      { label: 'Kontrola hmotnosti', to: '/produkty/kontrola-hmotnosti' },
    ],
  },
  {
    label: 'Konzervy',
    to: '/produkty/konzervy',
    heading: 'Konzervy a kapsičky',
    links: [
      { label: 'Kompletní konzervy', to: '/produkty/kompletni-konzervy' },
      { label: 'Čisté maso', to: '/produkty/masove-konzervy' },
      { label: 'Monoproteinové konzervy', to: '/produkty/monoproteinove-konzervy' },
      { label: 'Kapsičky', to: '/produkty/kapsicky' },
    ],
  },
  {
    label: 'Pamlsky',
    to: '/produkty/pamlsky',
    heading: 'Pamlsky a doplňky',
    links: [
      { label: 'Tréninkové', to: '/produkty/treninkove' },
      { label: 'Dentální', to: '/produkty/dentalni' },
      { label: 'Sušené maso', to: '/produkty/susene-maso' },
      { label: 'Sušenky', to: '/produkty/susenky' },
      { label: 'Doplňky stravy', to: '/produkty/doplnky-stravy' },
    ],
  },
])

export const plainLinks: NamedLink[] = typeset([
  { label: 'Potřeby', to: '/produkty/vybaveni' },
  { label: 'Výhodně', to: '/produkty/vyhodne-balicky' },
])

export const REGULAR_DELIVERY: ShopAddress = '/pravidelne-doruceni'

export const programmeLinks: NamedLink[] = typeset([
  { label: 'Pravidelné doručení', to: REGULAR_DELIVERY },
  { label: 'Věrnostní program', to: '/vernostni-program' },
  { label: 'O krmivu', to: '/o-nasem-krmivu' },
  { label: 'Blog', to: '/blog' },
])

export const serviceLinks: NamedLink[] = typeset([
  { label: 'Velkoobchod', to: '/velkoobchod' },
  { label: 'Pro chovatele', to: '/pro-chovatele' },
  { label: 'Prodejci', to: '/mapa-prodejcu' },
  { label: 'Poradna', to: '/casto-kladene-dotazy' },
])

export const footerLinks: Record<'shopping' | 'help' | 'about' | 'legal', NamedLink[]> = typeset({
  shopping: [
    { label: 'Granule', to: '/produkty/granule' },
    { label: 'Konzervy', to: '/produkty/konzervy' },
    { label: 'Pamlsky', to: '/produkty/pamlsky' },
    { label: 'Potřeby', to: '/produkty/vybaveni' },
    { label: 'Pravidelné doručení', to: '/pravidelne-doruceni' },
    { label: 'Oblíbené', to: '/ucet/oblibene' },
  ],
  help: [
    { label: 'Časté dotazy', to: '/casto-kladene-dotazy' },
    { label: 'Doprava a platba', to: '/s/doprava-a-platba' },
    { label: 'Vrácení a reklamace', to: '/reklamace' },
    { label: 'Nechutná? Vrátíme peníze', to: '/nechutna' },
    { label: 'Mapa prodejců', to: '/mapa-prodejcu' },
    { label: 'Kontakt', to: '/kontakt' },
  ],
  about: [
    { label: 'O nás', to: '/o-nas' },
    { label: 'O našem krmivu', to: '/o-nasem-krmivu' },
    { label: 'Věrnostní program', to: '/vernostni-program' },
    { label: 'Pro chovatele', to: '/pro-chovatele' },
    { label: 'Kynologický program', to: '/kynologicky-program' },
    { label: 'Velkoobchod', to: '/velkoobchod' },
    { label: 'Blog', to: '/blog' },
  ],
  legal: [
    { label: 'Obchodní podmínky', to: '/s/obchodni-podminky' },
    { label: 'Ochrana údajů', to: '/s/ochrana-osobnich-udaju' },
    { label: 'Odstoupit od smlouvy', to: '/odstoupeni-od-smlouvy' },
    { label: 'Přístupnost', to: '/s/prohlaseni-o-pristupnosti' },
    { label: 'Nastavení cookies', to: '/nastaveni-cookies' },
  ],
})

/** Where the whole footer would distract; changing one's mind about cookies must be at hand everywhere. */
export const shortLegalLinks = footerLinks.legal.filter(({ to }) =>
  ['/s/obchodni-podminky', '/s/ochrana-osobnich-udaju', '/nastaveni-cookies'].includes(to),
)
