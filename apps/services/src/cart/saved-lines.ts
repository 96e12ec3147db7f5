import type { LineParams } from '@shop/contract/cart'
import { withoutLine } from '@shop/domain/cart/cart'
import { returnToCart as returnLine, saveForLater as saveLine } from '@shop/domain/cart/save-for-later'
import { ok, refuse } from '@shop/domain/result'
import { changeCart } from '#app/cart/change-cart'
import { toChanged } from '#app/cart/lines'
import { variantOf } from '#app/cart/load-pricing-context'
import type { Context } from '#app/http/context'

type LineCommand = LineParams & { version: number | null }

export async function saveForLater(context: Context, { lineId, ...seen }: LineCommand) {
  return changeCart(context, { seen, withoutCart: { refuse: 'line_gone' } }, (cart) =>
    toChanged(saveLine(cart, lineId)),
  )
}

export async function returnToCart(context: Context, { lineId, ...seen }: LineCommand) {
  const variantId = lineId.split(':')[0] ?? ''
  return changeCart(context, { seen, withoutCart: { refuse: 'line_gone' } }, (cart, pricing) => {
    const variant = variantOf(pricing, variantId)
    if (!variant) return refuse('variant_gone')
    return toChanged(returnLine(cart, lineId, variant, pricing.limits))
  })
}

export async function removeSaved(context: Context, { lineId }: LineParams) {
  return changeCart(context, { withoutCart: 'empty' }, (cart) =>
    ok({ cart: { ...cart, saved: withoutLine(cart.saved, lineId) } }),
  )
}
