import type { IconName } from '@shop/ui/icon/icon-names'
import type { NamedLink } from '#app/addresses/named-link.ts'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { Contact } from '#app/state/common.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'

const ICONS: IconName[] = ['repeat', 'star', 'leaf', 'chat']

type MenuExtra = { label: string; to: ShopAddress | `tel:${string}`; icon: IconName }

/** What follows the goods in the menu of a small screen. */
export function toMenuExtras(programmes: NamedLink[], contact: Contact | null): MenuExtra[] {
  return [
    ...programmes.map((link, index) => ({ ...link, icon: ICONS[index] ?? ('right' as const) })),
    { label: shellTexts.menuShops, to: '/mapa-prodejcu', icon: 'pin' },
    { label: shellTexts.menuAdvice, to: '/casto-kladene-dotazy', icon: 'info' },
    { label: shellTexts.menuWholesale, to: '/velkoobchod', icon: 'shop' },
    ...(contact ? [{ label: contact.phone, to: contact.phoneHref, icon: 'phone' as const }] : []),
  ]
}
