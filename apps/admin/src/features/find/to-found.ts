import type { IconName } from '#app/parts/icon.tsx'
import { FIND } from '#app/texts/frame.ts'

/** A row of `shop.staff_find`. */
export interface FoundRow {
  kind: string
  id: number
  code: string
  title: string | null
  detail: Record<string, unknown>
}

export interface Found {
  kind: string
  path: string
  title: string
  detail?: string
  note?: string
  icon: IconName
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const joined = (...parts: unknown[]) => parts.map(text).filter(Boolean).join(' · ')

type Place = Pick<Found, 'path' | 'title' | 'icon'> & { detail?: string }

/** Where each kind of thing is at home; a kind without a screen is not offered. */
const PLACES: Record<string, (row: FoundRow) => Place> = {
  order: ({ id, code, title, detail }) => ({
    path: `/objednavky/${id}`,
    title: code,
    detail: joined(title, detail.city),
    icon: 'list',
  }),
  parcel: ({ code, title, detail }) => ({
    path: `/objednavky/${text(detail.orderId)}`,
    title: code,
    detail: joined(title, detail.orderNumber),
    icon: 'truck',
  }),
  document: ({ code, detail }) => ({ path: `/objednavky/${text(detail.orderId)}`, title: code, icon: 'doc' }),
  movement: ({ id, code, detail }) => ({
    path: `/platby?fronta=k-prirazeni&pohyb=${id}`,
    title: code,
    detail: joined(detail.bookedOn),
    icon: 'coins',
  }),
  customer: ({ id, title, detail }) => ({
    path: `/zakaznici/${id}`,
    title: text(title),
    detail: text(detail.phone),
    icon: 'users',
  }),
}

export function toFound(row: FoundRow): Found | null {
  const place = PLACES[row.kind]?.(row)
  return place ? { kind: FIND.kinds[row.kind] ?? FIND.other, ...place } : null
}
