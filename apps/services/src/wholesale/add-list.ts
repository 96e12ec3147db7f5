import type { AddedList, AddList } from '@shop/contract/wholesale/list'
import { addLine } from '@shop/domain/cart/add-line'
import { ok } from '@shop/domain/result'
import { changeCart } from '#app/cart/change-cart'
import { type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import type { Context } from '#app/http/context'

/** One change of the cart for all of them. What does not fit is told, and keeps nothing else out. */
export async function addList(context: Context, { lines }: AddList) {
  const wanted = addUp(lines)
  const refused: AddedList['refused'] = []
  const variantIds = [...wanted.keys()]
  const answer = await changeCart(context, { withoutCart: 'create', variantIds }, (before, pricing) => {
    let cart = before
    for (const [id, pieces] of wanted) {
      const variant = variantOf(pricing, id) ?? { id, price: 0, inStock: 0, isSold: false }
      const added = addLine(cart, variant, pieces, pricing.limits)
      if (added.ok) cart = added.value
      else refused.push(toRefused(pricing, id, pieces, added))
    }
    return ok({ cart })
  })
  if (!answer.ok) return answer
  const added = wanted.size - refused.length
  context.log.info({ cartId: answer.value.id, added, refused: refused.length }, 'cart.list_added')
  return ok<AddedList>({ added, refused })
}

function addUp(lines: AddList['lines']): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { variantId, pieces } of lines) {
    const id = String(variantId)
    sums.set(id, (sums.get(id) ?? 0) + pieces)
  }
  return sums
}

function toRefused(
  { goods }: PricingContext,
  id: string,
  pieces: number,
  { code, details }: { code: string; details: unknown },
): AddedList['refused'][number] {
  const view = goods.get(id)?.view
  const { limit, inStock } = details as { limit?: number; inStock?: number }
  return {
    variantId: Number(id),
    name: view ? `${view.name} ${view.variantName}` : '',
    pieces,
    // The schema lets only counts through.
    code: code as AddedList['refused'][number]['code'],
    most: limit ?? inStock ?? null,
  }
}
