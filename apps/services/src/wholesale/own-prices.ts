import type { AskOwnPrices, OwnPrices } from '@shop/contract/wholesale/own-prices'
import { unitPrice } from '@shop/domain/catalog/unit-price'
import { ok } from '@shop/domain/result'
import { ownPrice } from '@shop/domain/wholesale/own-price'
import { loadPricingContext } from '#app/cart/load-pricing-context'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { selectCartons } from '#app/wholesale/packing.sql'

/** Asked beside pages that everybody shares: what is public stays on the page, what is somebody's own comes here and is kept nowhere. */
export async function ownPrices(context: Context, { variantIds }: AskOwnPrices) {
  const { customerId } = customer(context)
  const question = {
    customerId,
    isForCompany: true,
    email: null,
    phone: null,
    couponCode: null,
    variantIds: variantIds.map(String),
  }
  const { goods, buyer, rules } = await loadPricingContext(context, question)
  const packing = await selectCartons(context.db, question.variantIds)
  const prices = variantIds.flatMap((variantId) => {
    const found = goods.get(String(variantId))
    if (!found?.view.isSold) return []
    const own = ownPrice(found.variant, buyer, rules.defaultGroup, rules.pricing)
    if (!own) return []
    const { unitQuantity } = found.view
    const pricePerUnit = unitQuantity === null ? null : unitPrice(own.unitPrice, unitQuantity)
    const { steps, reasons, ...amounts } = own
    const packed = packing.get(String(variantId)) ?? { perCarton: null, perLayer: null, perPallet: null }
    const { basis } = buyer.group
    return [{ variantId, basis, ...amounts, pricePerUnit, steps: [...steps], packing: packed, reasons: [...reasons] }]
  })
  return ok<OwnPrices>({ prices })
}
