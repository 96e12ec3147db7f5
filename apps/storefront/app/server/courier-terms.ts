interface MethodRow {
  kind: string
  price: number
  free_from: number | null
  min_days: number
  max_days: number
  cut_off: string | null
}

/** How goods reach an address, by the methods the checkout offers. Money is whole haléře. */
export interface CourierTerms {
  price: number
  freeFrom: number | null
  minDays: number
  maxDays: number
  /** By when an order leaves the same day with it; null when the hour of the shop holds. */
  cutOff: string | null
  /** Of the slowest of all carriers. */
  slowestDays: number
}

/** The cheapest way to an address is what pages and search engines are told. */
export function toCourierTerms(methods: readonly MethodRow[]): CourierTerms {
  const [cheapest] = methods.filter(({ kind }) => kind === 'address').toSorted((one, other) => one.price - other.price)
  if (!cheapest) throw new Error('No shipping method delivers to an address.')
  return {
    price: cheapest.price,
    freeFrom: cheapest.free_from,
    minDays: cheapest.min_days,
    maxDays: cheapest.max_days,
    cutOff: cheapest.cut_off,
    slowestDays: Math.max(...methods.map(({ max_days }) => max_days)),
  }
}
