import type { NamedLink } from '#app/addresses/named-link.ts'
import { useMenu } from '#app/state/menus.ts'

const SHORT: readonly string[] = ['/s/obchodni-podminky', '/s/ochrana-osobnich-udaju', '/nastaveni-cookies']

/** Where the whole footer would distract; changing one's mind about cookies must be at hand everywhere. */
export function useShortLegalLinks(): NamedLink[] {
  return useMenu('legal').filter(({ to }) => SHORT.includes(to))
}
