import type { CartView } from '@shop/contract/cart-view'

/** A cart as measurement sees it: every piece costs 112 Kč. */
export function measuredCart(...lines: [variantId: number, pieces: number][]): CartView {
  return {
    id: 7,
    basis: 'gross',
    coupon: { state: 'none' },
    offer: null,
    lines: lines.map(([variantId, pieces]) => ({ variantId, pieces, unitPrice: 112_00 })),
  } as unknown as CartView
}
