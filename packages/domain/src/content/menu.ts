/** Places of the shell that hold links, as `shop.menus` names them. */
export const MENU_CODES = [
  ...(['main', 'programmes', 'services', 'mobile'] as const),
  ...(['shopping', 'help', 'about', 'legal'] as const),
] as const
export type MenuCode = (typeof MENU_CODES)[number]

interface MenuLink {
  readonly label: string
  readonly to: string
}

/** A link of the main menu that has links of its own opens a panel with a heading over them. */
export interface MenuItem extends MenuLink {
  readonly heading: string
  readonly links: readonly MenuLink[]
}

/** What must be at hand on every page: the terms, personal data, the way out of a contract, accessibility, and a changed mind about cookies. */
export const COMPULSORY_LINKS = [
  '/s/obchodni-podminky',
  '/s/ochrana-osobnich-udaju',
  '/odstoupeni-od-smlouvy',
  '/s/prohlaseni-o-pristupnosti',
  '/nastaveni-cookies',
] as const

export type MenuFault =
  | { readonly fault: 'repeated' | 'panel_elsewhere' | 'panel_of_no_category' | 'heading'; readonly path: string }
  | { readonly fault: 'compulsory'; readonly path: string }

/** The first thing that keeps a menu from being drawn as it is meant, or from being lawful. */
export function wrongInMenu(code: MenuCode, items: readonly MenuItem[]): MenuFault | null {
  const twice = repeated(items) ?? items.map(({ links }) => repeated(links)).find((path) => path !== undefined)
  if (twice !== undefined) return { fault: 'repeated', path: twice }
  for (const { to, heading, links } of items) {
    if (links.length === 0) continue
    if (code !== 'main') return { fault: 'panel_elsewhere', path: to }
    // A panel offers the meats of its category, so it has to be one.
    if (!/^\/produkty\/[a-z0-9-]+$/.test(to)) return { fault: 'panel_of_no_category', path: to }
    if (heading.trim() === '') return { fault: 'heading', path: to }
  }
  const missing = code === 'legal' ? COMPULSORY_LINKS.find((path) => !items.some(({ to }) => to === path)) : undefined
  return missing === undefined ? null : { fault: 'compulsory', path: missing }
}

function repeated(links: readonly MenuLink[]): string | undefined {
  return links.find(({ to }, place) => links.findIndex((one) => one.to === to) < place)?.to
}

/** Every address a menu leads to, once. */
export function addressesOfMenu(items: readonly MenuItem[]): string[] {
  return [...new Set(items.flatMap(({ to, links }) => [to, ...links.map((link) => link.to)]))]
}
