/** A pickup point as the list and the map show it; every sentence is ready. */
export interface PointView {
  id: number
  kind: 'pickup-point' | 'box'
  name: string
  place: string
  address: string
  /** Whether it is open now and until when. */
  today: string
  hours: string
  /** What it takes and how one pays there. */
  notes: string[]
  /** Why this order cannot go there, or null when it can. */
  refusal: string | null
  lat: number
  lng: number
}

/** With the way that leads there and what it costs. */
export interface PointChoice extends PointView {
  /** The way and the point, as the form sends them. */
  value: string
  carrier: string
  price: string
}
