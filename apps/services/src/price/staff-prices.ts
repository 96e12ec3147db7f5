import type { PricesQuery } from '@shop/contract/price/staff-price'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { selectShopNow } from '#app/price/ledger.sql'
import {
  countWaitingProposals,
  selectLedgerEntries,
  selectPricedVariants,
  selectPriceLists,
} from '#app/price/price-list.sql'

const PAGE = 50

export async function staffPrices({ db }: Context, query: PricesQuery) {
  const lists = await selectPriceLists(db)
  const rows = await selectPricedVariants(db, query.list, query, PAGE + 1)
  const variants = rows.slice(0, PAGE)
  const next = rows.length > PAGE ? (variants.at(-1)?.variantId ?? null) : null
  return ok({ lists, variants, next, waiting: await countWaitingProposals(db) })
}

export async function priceLedger({ db }: Context, { variantId, list }: { variantId: number; list: string }) {
  const rows = await selectLedgerEntries(db, list, variantId)
  const now = await selectShopNow(db)
  const entries = rows.map(({ from, ...row }) => ({ ...row, from: from.toISOString() }))
  return ok({ now: now.toISOString(), entries })
}
