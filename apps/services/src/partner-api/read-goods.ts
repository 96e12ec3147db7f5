import type { PartnerPrices, PartnerStock } from '@shop/contract/partner-api/partner-api'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok } from '@shop/domain/result'
import { MOST_SHOWN } from '@shop/domain/wholesale/shown-stock'
import type { Context } from '#app/http/context'
import { partner } from '#app/http/signed-in'
import { readPricedPage } from '#app/wholesale/files/priced-goods'
import { selectListedGoods } from '#app/wholesale/files/sold-goods.sql'

interface Page {
  after: number
  limit: number
}

export async function partnerPrices(context: Context, page: Page) {
  const { basis, goods, next } = await readPricedPage(context, partner(context).customerId, page)
  const items = goods.map(({ sold, net, gross, steps, packing, inStock }) => ({
    sku: sold.sku,
    ean: sold.ean,
    name: sold.name,
    variant: sold.variantName,
    vatPercent: sold.vatPercent,
    net,
    gross,
    steps,
    piecesPerCarton: packing.perCarton,
    piecesPerLayer: packing.perLayer,
    piecesPerPallet: packing.perPallet,
    grossWeightGrams: sold.grossWeightG,
    inStock,
  }))
  return ok<PartnerPrices>({ currency: 'CZK', basis, items, next })
}

export async function partnerStock({ db, now }: Context, { after, limit }: Page) {
  const page = await selectListedGoods(db, { after, limit, now, today: toPragueTime(now).date })
  const items = page.map(({ sku, ean, available, piecesPerCarton }) => ({
    sku,
    ean,
    available: Math.min(available, MOST_SHOWN),
    piecesPerCarton,
  }))
  return ok<PartnerStock>({ items, next: page.length < limit ? null : (page.at(-1)?.variantId ?? null) })
}
