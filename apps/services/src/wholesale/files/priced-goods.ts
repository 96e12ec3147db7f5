import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { priceFor } from '@shop/domain/cart/cart'
import { divideUnitPrice } from '@shop/domain/cart/divide-unit-price'
import { vatFromGross, vatFromNet } from '@shop/domain/money/vat'
import { toPacking } from '@shop/domain/wholesale/pallet'
import { loadPricingContext, type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import type { Context } from '#app/http/context'
import { type SoldGoods, selectListedGoods } from '#app/wholesale/files/sold-goods.sql'

interface BothPrices {
  net: number
  gross: number
}

export interface PricedGoods extends BothPrices {
  sold: SoldGoods
  packing: ReturnType<typeof toPacking>
  /** Cheaper from so many pieces on; `price` is by the basis of who asks. */
  steps: (BothPrices & { fromPieces: number; price: number })[]
  inStock: boolean
}

interface PricedPage {
  basis: 'net' | 'gross'
  goods: PricedGoods[]
  /** Where the next page begins; null after the last one. */
  next: number | null
}

/** A page of all that is sold, at the prices of an account, by the rules of the cart. Each takes a connection and gives it back. */
export async function readPricedPage(
  context: Context,
  customerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<PricedPage> {
  const { deps, now } = context
  const page = await selectListedGoods(deps.pool, { after, limit, now, today: toPragueTime(now).date })
  const variantIds = page.map(({ variantId }) => String(variantId))
  const question = { customerId, isForCompany: true, email: null, phone: null, couponCode: null, variantIds }
  const pricing = await loadPricingContext({ ...context, db: deps.pool }, question)
  return {
    basis: pricing.buyer.group.basis,
    goods: page.flatMap((sold) => toPriced(sold, pricing) ?? []),
    next: page.length < limit ? null : (page.at(-1)?.variantId ?? null),
  }
}

function toPriced(sold: SoldGoods, pricing: PricingContext): PricedGoods | null {
  const id = String(sold.variantId)
  const variant = variantOf(pricing, id)
  if (!pricing.goods.get(id) || !variant?.isSold) return null
  const steps = (variant.breaks ?? [])
    .filter(({ price }) => price < variant.price)
    .map(({ fromPieces }) => {
      const price = priceFor(variant, fromPieces)
      return { fromPieces, price, ...bothPrices(pricing, id, price) }
    })
  const prices = bothPrices(pricing, id, variant.price)
  return { sold, ...prices, steps, packing: toPacking(sold), inStock: variant.inStock > 0 }
}

/** A set is taxed by its parts, so both ways go through them. */
function bothPrices({ goods, buyer }: PricingContext, id: string, price: number): BothPrices {
  const found = goods.get(id)
  if (!found) return { net: price, gross: price }
  const parts = divideUnitPrice(found.variant, price).map(({ amount, vatRate }) =>
    buyer.group.basis === 'net' ? vatFromNet(amount, vatRate) : vatFromGross(amount, vatRate),
  )
  return {
    net: parts.reduce((sum, { base }) => sum + base, 0),
    gross: parts.reduce((sum, part) => sum + part.gross, 0),
  }
}
