import type { LineParams, SwitchRegular } from '@shop/contract/cart'
import { switchRegularDelivery } from '@shop/domain/cart/switch-regular-delivery'
import { ok, refuse } from '@shop/domain/result'
import { changeCart } from '#app/cart/change-cart'
import type { Context } from '#app/http/context'

/** Only the wish is stored; the plan begins with the order. */
export async function switchRegular(context: Context, { lineId, weeks, ...seen }: SwitchRegular & LineParams) {
  return changeCart(context, { seen, withoutCart: { refuse: 'line_gone' } }, (cart, pricing) => {
    const goods = pricing.goods.get(lineId.split(':')[0] ?? '')
    if (!goods) return refuse('line_gone')
    const result = switchRegularDelivery(cart, lineId, weeks, goods.variant, pricing.rules.pricing)
    if (result.ok) return ok({ cart: result.value })
    if (result.code === 'line_gone') return refuse('line_gone')
    return refuse('regular_delivery_refused', { reason: result.code, ...(result.details as object) })
  })
}
