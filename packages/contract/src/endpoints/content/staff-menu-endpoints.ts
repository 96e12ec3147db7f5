import { OfMenu, SaveMenu, StaffMenu, StaffMenus } from '../../content/menu.ts'
import { endpoint } from '../../endpoint.ts'

/** Links of the header, of the footer and of the menu of small screens. */
export const staffMenuEndpoints = {
  staffMenus: endpoint({
    method: 'GET',
    path: '/staff/menus',
    summary: 'All menus with the links of theirs that lead nowhere.',
    access: 'staff',
    work: 'content',
    reply: StaffMenus,
    refusals: [],
  }),
  saveMenu: endpoint({
    method: 'PUT',
    path: '/staff/menus/:code',
    summary: 'Other links, on every page at once.',
    access: 'staff',
    work: 'content',
    params: OfMenu,
    body: SaveMenu,
    reply: StaffMenu,
    refusals: ['version_conflict', 'choice_unknown', 'content_incomplete'],
  }),
} as const
