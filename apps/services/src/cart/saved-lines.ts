import type { LineParams } from '@shop/contract/cart'
import { withoutLine } from '@shop/domain/cart/cart'
import { returnToCart as returnLine, saveForLater as saveLine } from '@shop/domain/cart/save-for-later'
import { ok, refuse } from '@shop/domain/result'
import { changeCart } from '#app/cart/change-cart'
import { ANY_VERSION, always, toChanged } from '#app/cart/lines'
import { variantOf } from '#app/cart/load-shopping'
import type { Context } from '#app/http/context'

type LineCommand = LineParams & { version: number | null }

export async function saveForLater(context: Context, { lineId, ...seen }: LineCommand) {
  const answer = await changeCart(context, { seen, withoutCart: 'refuse' }, (cart) => toChanged(saveLine(cart, lineId)))
  return !answer.ok && answer.code === 'cart_gone' ? refuse('line_gone') : answer
}

export async function returnToCart(context: Context, { lineId, ...seen }: LineCommand) {
  const variantId = lineId.split(':')[0] ?? ''
  const answer = await changeCart(context, { seen, withoutCart: 'refuse' }, (cart, shopping) => {
    const variant = variantOf(shopping, variantId)
    if (!variant) return refuse('variant_gone')
    return toChanged(returnLine(cart, lineId, variant, shopping.rules.limits))
  })
  return !answer.ok && answer.code === 'cart_gone' ? refuse('line_gone') : answer
}

export async function removeSaved(context: Context, { lineId }: LineParams) {
  const answer = await changeCart(context, { seen: ANY_VERSION, withoutCart: 'empty' }, (cart) =>
    ok({ cart: { ...cart, saved: withoutLine(cart.saved, lineId) } }),
  )
  return always(answer)
}
