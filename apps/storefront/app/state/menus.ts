import type { MenuCode } from '@shop/domain/content/menu'
import { useRouteLoaderData } from 'react-router'
import type { MenuEntry, Menus } from '#app/addresses/menu-entry.ts'

const NONE: MenuEntry[] = []

/** Links of the shell as editors keep them; the root loader knows. Empty where even that failed. */
export function useMenu(code: MenuCode): MenuEntry[] {
  const shop = useRouteLoaderData('root') as { menus?: Menus } | undefined
  return shop?.menus?.[code] ?? NONE
}
