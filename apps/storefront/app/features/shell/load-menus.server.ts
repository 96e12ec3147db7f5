import { MenuItems } from '@shop/contract/content/menu'
import { typeset } from '@shop/czech/typeset'
import { MENU_CODES, type MenuCode } from '@shop/domain/content/menu'
import type { MenuEntry, Menus } from '#app/addresses/menu-entry.ts'
import { toShopAddress } from '#app/addresses/shop-address.ts'
import { log } from '#app/server/log.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'
import { fallbackMenuTexts } from '#app/texts/shell/fallback-menus.ts'

const readMenus = staleWhileRevalidate(60_000, async (): Promise<Menus> => {
  const query = publicData.from('menus').select('code,items').eq('storefront_id', storefrontId)
  const { items: rows } = await publicData.list(query)
  const found = new Map(rows.map(({ code, items }) => [code, toEntries(MenuItems.parse(items))]))
  return Object.fromEntries(MENU_CODES.map((code) => [code, found.get(code) ?? []])) as Record<MenuCode, MenuEntry[]>
})

/** The shell stands on every page, the error page included: when nobody answers it still leads to goods, help and the law. */
export async function loadMenus(): Promise<Menus> {
  try {
    return await readMenus()
  } catch (error) {
    log.warn({ err: error }, 'header.menus_missing')
    return fallbackMenuTexts
  }
}

/** Only what is drawn goes to the browser. */
function toEntries(items: MenuItems): MenuEntry[] {
  return typeset(items).map(({ label, to, heading, links }) => ({
    label,
    to: toShopAddress(to),
    ...(links.length > 0 && {
      panel: { heading, links: links.map((link) => ({ label: link.label, to: toShopAddress(link.to) })) },
    }),
  }))
}
