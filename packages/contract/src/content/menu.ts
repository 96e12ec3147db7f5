import { MENU_CODES } from '@shop/domain/content/menu'
import { z } from 'zod'
import { as, Moment, optionalText, ReturnPath, text } from '../text-fields.ts'

const MOST_LINKS = 20

const Link = z.strictObject({ label: text(40), to: ReturnPath.max(200, as('too_long')) })
/** As it is stored and as the shell reads it; the meaning is in the domain. */
export const MenuItem = Link.extend({
  heading: optionalText(60),
  links: z.array(Link).max(MOST_LINKS, as('too_long')).default([]),
})
export type MenuItem = z.infer<typeof MenuItem>
export const MenuItems = z.array(MenuItem).max(MOST_LINKS, as('too_long'))
export type MenuItems = z.infer<typeof MenuItems>

export const OfMenu = z.strictObject({ code: z.enum(MENU_CODES) })
export const SaveMenu = z.strictObject({ version: z.int().positive(), items: MenuItems, reason: optionalText(300) })
export type SaveMenu = z.infer<typeof SaveMenu>

export const StaffMenu = z.object({
  code: z.enum(MENU_CODES),
  menuId: z.number(),
  version: z.number(),
  items: MenuItems,
  updatedAt: Moment,
  changedBy: z.string().nullable(),
  /** Addresses that lead nowhere by now: a page may end after somebody has linked to it. */
  dead: z.array(z.string()),
})
export type StaffMenu = z.infer<typeof StaffMenu>
export const StaffMenus = z.object({ menus: z.array(StaffMenu) })
