import type { AddLine, ChangePieces, LineParams } from '@shop/contract/cart'
import { addLine as addLineTo } from '@shop/domain/cart/add-line'
import { changePieces as changePiecesOf, removeLine as removeLineFrom } from '@shop/domain/cart/change-pieces'
import { isEligibleForRegularDelivery } from '@shop/domain/cart/regular-delivery'
import { ok, type Result, refuse } from '@shop/domain/result'
import { type Changed, changeCart } from '#app/cart/change-cart'
import { type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import type { Context } from '#app/http/context'

/** The first thing added makes the cart; a visit alone never does. */
export async function addLine(context: Context, { variantId, pieces, regularWeeks, ...seen }: AddLine) {
  const id = String(variantId)
  const answer = await changeCart(context, { seen, withoutCart: 'create', variantIds: [id] }, (cart, pricing) => {
    const variant = variantOf(pricing, id)
    if (!variant) return refuse('variant_gone')
    const reason = regularWeeks === null ? null : regularRefusal(pricing, id, regularWeeks)
    if (reason) return refuse('regular_delivery_refused', { reason })
    return toChanged(addLineTo(cart, variant, pieces, pricing.limits, regularWeeks))
  })
  if (answer.ok) context.log.info({ cartId: answer.value.id, variantId, pieces }, 'cart.line_added')
  return answer
}

function regularRefusal(
  { goods, rules }: PricingContext,
  id: string,
  weeks: number,
): 'unknown_interval' | 'not_eligible' | null {
  const found = goods.get(id)
  if (!rules.pricing.regularDelivery.intervalsWeeks.includes(weeks)) return 'unknown_interval'
  return found && isEligibleForRegularDelivery(found.variant, rules.pricing) ? null : 'not_eligible'
}

export async function changePieces(context: Context, { lineId, pieces, ...seen }: ChangePieces & LineParams) {
  const variantId = lineId.split(':')[0] ?? ''
  return changeCart(
    context,
    { seen, withoutCart: { refuse: 'line_gone' }, variantIds: [variantId] },
    (cart, pricing) => {
      const variant = variantOf(pricing, variantId) ?? { id: variantId, price: 0, inStock: 0, isSold: false }
      return toChanged(changePiecesOf(cart, lineId, pieces, variant, pricing.limits))
    },
  )
}

export async function removeLine(context: Context, { lineId }: LineParams) {
  return changeCart(context, { withoutCart: 'empty' }, (cart) => ok({ cart: removeLineFrom(cart, lineId) }))
}

/** The schema lets only counts through, so this refusal of the rule cannot come. */
export function toChanged<Code extends string>(
  result: Result<Changed['cart'], Code | 'not_a_count'>,
): Result<Changed, Exclude<Code, 'not_a_count'>> {
  if (result.ok) return ok({ cart: result.value })
  if (result.code === 'not_a_count') throw new Error('A count that is none came through the schema.')
  return refuse(result.code as Exclude<Code, 'not_a_count'>, result.details)
}
