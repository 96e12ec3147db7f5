import type { IconName } from '@shop/ui/icon/icon-names'
import type { NamedLink } from '#app/addresses/named-link.ts'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { Contact } from '#app/state/common.ts'

/** Pages known by a drawing; any other has an arrow. */
const ICONS: Readonly<Record<string, IconName>> = {
  '/pravidelne-doruceni': 'repeat',
  '/vernostni-program': 'star',
  '/o-nasem-krmivu': 'leaf',
  '/blog': 'chat',
  '/mapa-prodejcu': 'pin',
  '/casto-kladene-dotazy': 'info',
  '/velkoobchod': 'shop',
}

type MenuExtra = { label: string; to: ShopAddress | `tel:${string}`; icon: IconName }

/** What follows the goods in the menu of a small screen; two menus may lead to one page. */
export function toMenuExtras(links: readonly NamedLink[], contact: Contact | null): MenuExtra[] {
  const once = links.filter(({ to }, place) => links.findIndex((link) => link.to === to) === place)
  return [
    ...once.map(({ label, to }) => ({ label, to, icon: ICONS[to] ?? ('right' as const) })),
    ...(contact ? [{ label: contact.phone, to: contact.phoneHref, icon: 'phone' as const }] : []),
  ]
}
