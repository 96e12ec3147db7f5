import type { UseCredits } from '@shop/contract/cart'
import { checkSpending, creditLimit } from '@shop/domain/credits/spending-limit'
import { ok, refuse } from '@shop/domain/result'
import { changeCart } from '#app/cart/change-cart'
import { priceWholeCart } from '#app/cart/price-whole-cart'
import type { Context } from '#app/http/context'

/** A wish, kept with the cart. How many are really spent is decided by the price, and taken when the order is placed. */
export async function useCredits(context: Context, { credits, ...seen }: UseCredits) {
  return changeCart(context, { seen, withoutCart: { refuse: 'cart_gone' } }, (cart, pricing, row) => {
    const { rules, buyer, balance } = pricing
    const { afterCoupon } = priceWholeCart(pricing, cart, row).priced.result.goods
    const wanted = credits === 'all' ? Math.min(balance, creditLimit(afterCoupon, rules.pricing.loyalty)) : credits
    const purse = { balance, goods: afterCoupon, isEligible: buyer.group.earnPercent !== null }
    const checked = checkSpending(wanted, purse, rules.pricing.loyalty)
    if (!checked.ok) return refuse('credits_refused', { reason: checked.code, ...(checked.details as object) })
    return ok({ cart, row: { creditsAll: credits === 'all', creditsWanted: credits === 'all' ? null : credits } })
  })
}

export async function dropCredits(context: Context) {
  return changeCart(context, { withoutCart: 'empty' }, (cart) =>
    ok({ cart, row: { creditsAll: false, creditsWanted: null } }),
  )
}
