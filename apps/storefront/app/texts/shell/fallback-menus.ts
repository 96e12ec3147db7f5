import { typeset } from '@shop/czech/typeset'
import type { Menus } from '#app/addresses/menu-entry.ts'

/** While the data service is away nobody knows what editors wrote; the way to goods, to people and to the law stays. Read by the server alone. */
export const fallbackMenuTexts: Menus = typeset({
  main: [
    { label: 'Granule', to: '/produkty/granule' },
    { label: 'Konzervy', to: '/produkty/konzervy' },
    { label: 'Pamlsky', to: '/produkty/pamlsky' },
  ],
  programmes: [],
  services: [],
  mobile: [{ label: 'Poradna', to: '/casto-kladene-dotazy' }],
  shopping: [],
  help: [
    { label: 'Časté dotazy', to: '/casto-kladene-dotazy' },
    { label: 'Kontakt', to: '/kontakt' },
  ],
  about: [],
  legal: [
    { label: 'Obchodní podmínky', to: '/s/obchodni-podminky' },
    { label: 'Ochrana údajů', to: '/s/ochrana-osobnich-udaju' },
    { label: 'Odstoupit od smlouvy', to: '/odstoupeni-od-smlouvy' },
    { label: 'Přístupnost', to: '/s/prohlaseni-o-pristupnosti' },
    { label: 'Nastavení cookies', to: '/nastaveni-cookies' },
  ],
})
