export const RETAILER_TYPES = ['pet_shop', 'vet', 'training', 'pickup'] as const
export type RetailerType = (typeof RETAILER_TYPES)[number]

export interface Retailer {
  slug: string
  name: string
  type: RetailerType
  street: string
  city: string
  zip: string
  lat: number
  lng: number
  phone: string | null
  email: string | null
  note: string
  web: string | null
  /** By what we have brought there lately; null when the owner keeps it. */
  supply: RetailerShelves | null
  features: ('dogs' | 'wheelchair' | 'pickup')[]
  kilometres: number | null
  isOpen: boolean
  /** „dnes do 18:00“, „zavřeno, zítra od 9:00“. */
  today: string
  /** Seven lines, Monday first. */
  week: { day: string; hours: string }[]
  /** Holidays of the coming week on which the hours differ. */
  holidays: string[]
}

export interface RetailerShelves {
  lastOn: string | null
  usual: { slug: string; name: string }[]
  toOrder: { slug: string; name: string }[]
}

export interface RetailerSearch {
  near: string
  /** A position the visitor gave, rounded to a kilometre. */
  position: { lat: number; lng: number } | null
  type: RetailerType | null
  isOpen: boolean
  /** Also those far away. */
  isAll: boolean
}
