import { type Cart, EMPTY_CART, lineId } from './cart.ts'
import { acceptChanges, findChanges, followPieces, type VariantById } from './find-changes.ts'
import { type BoughtLine, joinBought } from './order-again.ts'

/**
 * A cart of its own with what was bought, at today's prices. What cannot be had stands among the saved lines, so that the page can
 * name it and offer something else; what came regularly comes once.
 */
export function beginReorder(bought: readonly BoughtLine[], variantOf: VariantById): Cart {
  const lines = joinBought(bought).map(({ variantId, pieces }) => ({
    id: lineId(variantId, null),
    variantId,
    pieces,
    regularWeeks: null,
    seenPrice: variantOf(variantId)?.price ?? 0,
  }))
  return agreeWithToday({ ...EMPTY_CART, lines }, variantOf)
}

/**
 * Differences are told against the order, not against the last look, so each look agrees with what holds now: what is sold out
 * steps aside, what has come back returns.
 */
export function agreeWithToday(cart: Cart, variantOf: VariantById): Cart {
  const back = cart.saved.filter(({ variantId, pieces }) => {
    const variant = variantOf(variantId)
    return variant?.isSold === true && variant.inStock >= pieces
  })
  const isBack = (id: string) => back.some((line) => line.id === id)
  const whole = {
    ...cart,
    lines: [...cart.lines.filter(({ id }) => !isBack(id)), ...back],
    saved: cart.saved.filter(({ id }) => !isBack(id)),
  }
  return followPieces(whole, acceptChanges(whole, findChanges(whole, variantOf)), variantOf)
}
