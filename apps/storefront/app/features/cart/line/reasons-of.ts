import type { CartView } from '@shop/contract/cart-view'
import type { TraceEntry } from '@shop/domain/cart/pricing-trace'

/** The reasons behind an amount. On the wire an entry is any object with a code; the pricing writes no others than these. */
export function reasonsOf({ trace }: Pick<CartView, 'trace'>, belongs: (entry: TraceEntry) => boolean): TraceEntry[] {
  return (trace as unknown as TraceEntry[]).filter(belongs)
}

export function reasonsOfLine(cart: Pick<CartView, 'trace'>, lineId: string): TraceEntry[] {
  return reasonsOf(cart, (entry) => 'lineId' in entry && entry.lineId === lineId)
}
