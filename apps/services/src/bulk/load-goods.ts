import type { BulkPrice } from '@shop/domain/bulk/bulk-field'
import { effectiveSteps, type LedgerRow, stepAt } from '@shop/domain/price/price-ledger'
import { selectPlaces } from '#app/bulk/bulk-goods.sql'
import type { HeldProduct } from '#app/bulk/held-goods'
import { showProducts } from '#app/catalog/products/show-product'
import { type Ledgers, selectLedgers, selectMayEnd } from '#app/price/ledger.sql'
import type { Db } from '#app/store/database'

type Places = NonNullable<ReturnType<Awaited<ReturnType<typeof selectPlaces>>['get']>>

export interface LoadedGoods {
  held: Map<number, HeldProduct>
  places: Map<number, Places>
  ledgers: Map<number, LedgerRow[]>
  /** Of a break: there may be no price. */
  mayEnd: boolean
}

/** Products with all their packs, and what the packs cost in one list. */
export async function loadGoods(db: Db, listId: number, productIds: readonly number[]): Promise<LoadedGoods> {
  const products = await showProducts(db, productIds)
  const places = await selectPlaces(db, productIds)
  const ledgers = await selectLedgers(
    db,
    listId,
    products.flatMap(({ variants }) => variants.map((one) => one.variantId)),
  )
  return {
    held: new Map(
      products.map((product) => [
        product.productId,
        { product, tags: (places.get(product.productId)?.tags ?? []).map(({ tag }) => tag) },
      ]),
    ),
    places,
    ledgers: new Map(ledgers),
    mayEnd: await selectMayEnd(db, listId),
  }
}

export function priceAt(ledgers: Ledgers, variantId: number | null, at: Date): BulkPrice | null {
  const step = variantId === null ? null : stepAt(effectiveSteps(ledgers.get(variantId) ?? []), at)
  return step && step.kind !== 'ended' ? { amount: step.amount, kind: step.kind } : null
}

export function headOf(ledger: readonly LedgerRow[] | undefined): number {
  return Math.max(0, ...(ledger ?? []).map(({ id }) => id))
}
