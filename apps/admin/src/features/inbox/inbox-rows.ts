import type { StaffRole } from '@shop/contract/staff/staff-rights'
import { dataFetch } from '#app/data/data-fetch.ts'

const TABS = ['messages', 'applications', 'reviews'] as const
export type Tab = (typeof TABS)[number]

/** In the address, as people read it. */
export const SLUGS: Record<Tab, string> = { messages: 'vlakna', applications: 'zadosti', reviews: 'recenze' }

const OWNERS: Record<Tab, readonly StaffRole[]> = {
  messages: ['staff_support', 'staff_accounting', 'staff_admin'],
  applications: ['staff_support', 'staff_admin'],
  reviews: ['staff_support', 'staff_content', 'staff_admin'],
}

export function tabsOf(role: StaffRole): Tab[] {
  return TABS.filter((tab) => OWNERS[tab].includes(role))
}

export interface InboxRow {
  /** What opens it: a number, or the id of a review. */
  item: string
  who: string
  excerpt: string
  tag: string
  state: string
  clock: string | null
  ownerName: string
}

export type View = 'open' | 'mine' | 'free' | 'all'

const PAGE = 50

/** What waits longest first; everything else by its age. */
export async function readRows(tab: Tab, view: View): Promise<InboxRow[]> {
  const query = new URLSearchParams({ limit: String(PAGE) })
  if (view !== 'all') query.set('waits', 'is.true')
  if (view === 'mine') query.set('is_mine', 'is.true')
  if (view === 'free') query.set('owner_id', 'is.null')
  query.set('order', view === 'all' ? 'at.desc,id.desc' : 'clock.asc.nullslast,id.asc')
  const { json } = await dataFetch(`/data/staff_${tab}?${query}`)
  return (json as Record<string, string | number | null>[]).map((row) => ({
    item: String(row.number ?? row.id),
    who: String(row.who ?? ''),
    excerpt: String(row.excerpt ?? ''),
    tag: String(row.topic ?? ''),
    state: String(row.state),
    clock: row.clock === null ? null : String(row.clock),
    ownerName: String(row.owner_name ?? ''),
  }))
}
