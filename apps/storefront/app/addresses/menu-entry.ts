import type { MenuCode } from '@shop/domain/content/menu'
import type { NamedLink } from './named-link.ts'

/** A link of a menu; in the main one it may open a panel with links of its own. */
export interface MenuEntry extends NamedLink {
  panel?: MenuPanel
}

export interface MenuPanel {
  /** Over the links, e.g. "Granule podle psa". */
  heading: string
  links: NamedLink[]
}

export type Menus = Readonly<Record<MenuCode, MenuEntry[]>>
