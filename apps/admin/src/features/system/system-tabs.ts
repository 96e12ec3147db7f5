import type { StaffRole } from '@shop/contract/staff/staff-rights'

/** By the word in the address. */
const SYSTEM_TABS = [
  'prehled',
  'ukoly',
  'hlidac',
  'ulohy',
  'maily',
  'srovnavace',
  'nenalezeno',
  'navstevnost',
  'zaznam',
  'dotazniky',
] as const
export type SystemTab = (typeof SYSTEM_TABS)[number]

const TABS_OF: Record<StaffRole, readonly SystemTab[]> = {
  staff_admin: SYSTEM_TABS,
  staff_support: ['maily', 'ukoly', 'ulohy', 'dotazniky'],
  staff_content: ['srovnavace', 'nenalezeno', 'navstevnost', 'ulohy', 'dotazniky'],
  staff_warehouse: ['ulohy'],
  staff_accounting: ['ukoly', 'ulohy'],
}

/** What of the running of the shop is whose; the first of them opens by itself. */
export function tabsOf(role: StaffRole): readonly SystemTab[] {
  return TABS_OF[role]
}
