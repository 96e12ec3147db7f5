import type { MeasuredEvent } from './measured-event.ts'
import type { SeenRoute } from './seen-route.ts'

export function describeOrder({ data: { order } }: SeenRoute<'kosik-dekujeme___cs'>): MeasuredEvent[] {
  const goods = order.lines.flatMap(({ kind, variantId, pieces, gross }) =>
    kind === 'goods' && variantId ? [{ variantId, quantity: pieces, price: Math.round(gross / pieces) }] : [],
  )
  return [
    {
      event: 'purchase',
      basis: 'gross',
      pieces: goods,
      fields: {
        transaction_id: order.number,
        tax: toCrowns(order.vat.reduce((sum, { tax }) => sum + tax, 0)),
        shipping: toCrowns(order.lines.reduce((sum, line) => sum + (line.kind === 'shipping' ? netOf(line) : 0), 0)),
        coupon: order.couponCode,
      },
      hasValue: true,
      isPurchase: true,
    },
  ]
}

function netOf({ gross, vatRate }: { gross: number; vatRate: number }): number {
  return Math.round(gross / (1 + vatRate / 100))
}

export function toCrowns(halere: number): number {
  return Math.round(halere) / 100
}
