import { toLabelFacts } from '@shop/contract/staff/label-facts'
import type { ProductsQuery, StaffProduct } from '@shop/contract/staff/staff-product'
import { countClaims } from '@shop/czech/mark-claims'
import { toFeedType } from '@shop/czech/write-label'
import { checkLabel } from '@shop/domain/catalog/label-guard'
import { wordsOfProduct } from '@shop/domain/catalog/words-of-product'
import { ok } from '@shop/domain/result'
import { selectProductChoices } from '#app/catalog/products/choices.sql'
import { type ProductRow, selectProductIds, selectProducts } from '#app/catalog/products/products.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import type { Db } from '#app/store/database'

const PAGE = 40

/** As it is stored, with what its label misses. */
export async function showProduct(db: Db, productId: number): Promise<StaffProduct> {
  const [row] = await selectProducts(db, [productId])
  if (!row) throw notFound()
  return toShown(row)
}

export async function showProducts(db: Db, ids: readonly number[]): Promise<StaffProduct[]> {
  return (await selectProducts(db, ids)).map(toShown)
}

function toShown({ publishedAt, updatedAt, basics, brand: _, ...row }: ProductRow): StaffProduct {
  const shown = { ...row, basics: { ...basics, feedType: toFeedType(basics.feedType) } }
  const label = checkLabel(toLabelFacts(shown))
  return { ...shown, publishedAt: publishedAt?.toISOString() ?? null, updatedAt: updatedAt.toISOString(), label }
}

export async function staffProduct({ db }: Context, { productId }: { productId: number }) {
  return ok(await showProduct(db, productId))
}

export async function staffProducts({ db }: Context, { q, status, before }: ProductsQuery) {
  const ids = await selectProductIds(db, { q, status: status ?? null, before: before ?? null, limit: PAGE + 1 })
  const rows = await selectProducts(db, ids.slice(0, PAGE))
  return ok({ products: rows.map(toListed), hasMore: ids.length > PAGE })
}

function toListed(row: ProductRow) {
  const {
    productId,
    kind,
    status,
    updatedAt,
    label,
    basics,
    variants,
    texts,
    feedingGuide: guide,
    pictures,
  } = toShown(row)
  const prices = variants.flatMap(({ price }) => price ?? [])
  return {
    ...{ productId, kind, status, updatedAt, label },
    name: basics.name,
    brand: row.brand,
    variants: variants.length,
    onHand: variants.reduce((sum, { onHand }) => sum + onHand, 0),
    priceFrom: prices.length === 0 ? null : Math.min(...prices),
    claims: countClaims(wordsOfProduct({ basics, texts, guide, pictures })),
  }
}

export async function productChoices({ db }: Context) {
  return ok(await selectProductChoices(db))
}
