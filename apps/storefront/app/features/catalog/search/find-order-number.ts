// The number of an order is its variable symbol: ten digits, which nothing on the shelf has.
const NUMBER = /(?:^|[\s#.:])(\d{10})$/

/** The order a query names, with or without words before it. */
export function findOrderNumber(query: string): string | null {
  return NUMBER.exec(query.trim())?.[1] ?? null
}
