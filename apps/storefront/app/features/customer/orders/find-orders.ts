import type { OrderGlance } from './load-order.server.ts'

/** Orders with all the words in the name of one thing, or with the number; how it is accented does not matter. */
export function findOrders(orders: readonly OrderGlance[], wanted: string): OrderGlance[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...orders]
  return orders.filter(({ number, goods }) =>
    [number, ...goods.map(({ name }) => fold(name))].some((text) => words.every((word) => text.includes(word))),
  )
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
