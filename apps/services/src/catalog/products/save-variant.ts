import type { ShelfChange, VariantFields } from '@shop/contract/staff/staff-product'
import { ok, refuse } from '@shop/domain/result'
import { holdProduct, lostParticulars, tellFeeds } from '#app/catalog/products/hold-product'
import { updateProductTouched } from '#app/catalog/products/product-parts.sql'
import { showProduct } from '#app/catalog/products/show-product'
import {
  findTakenCode,
  insertVariant,
  selectProductOfVariant,
  updateOtherDefaults,
  updateShelf,
  updateVariant,
} from '#app/catalog/products/variants.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'

interface Given {
  version: number
  reason: string
  fields: VariantFields
}

/** Another pack. It is no promise yet: without a price nobody sees it, so the price alone may be missing. */
export async function addVariant(
  context: Context,
  { productId, version, reason, fields }: Given & { productId: number },
) {
  const { db, now } = context
  const held = await holdProduct(context, productId, version)
  if (!held.ok) return held
  const taken = await findTakenCode(db, 0, fields)
  if (taken) return refuse('code_taken', { field: taken })
  const { variants } = held.value
  const fresh = { ...fields, price: null, onHand: 0, inBatches: 0 }
  const lost = lostParticulars(held.value, { ...held.value, variants: [...variants, fresh] })
  const missing = lost.filter((one) => one !== 'price')
  if (missing.length > 0) return refuse('label_incomplete', { missing })
  await tellHistory(context, reason)
  if (fields.isDefault) await updateOtherDefaults(db, productId, 0)
  const isFirst = variants.length === 0
  const variantId = await insertVariant(db, productId, { ...fields, isDefault: fields.isDefault || isFirst })
  await updateProductTouched(db, productId, now)
  await tellFeeds(context, held.value)
  await audit(db, context, 'variant.added', { type: 'product', id: productId }, { variantId })
  return ok(await showProduct(db, productId))
}

export async function saveVariant(
  context: Context,
  { variantId, version, reason, fields }: Given & { variantId: number },
) {
  const { db } = context
  const found = await holdVariant(context, variantId, version)
  if (!found.ok) return found
  const { product } = found.value
  const taken = await findTakenCode(db, variantId, fields)
  if (taken) return refuse('code_taken', { field: taken })
  const variants = product.variants.map((one) => (one.variantId === variantId ? { ...one, ...fields } : one))
  const lost = lostParticulars(product, { ...product, variants })
  if (lost.length > 0) return refuse('label_incomplete', { missing: lost })
  await tellHistory(context, reason)
  if (fields.isDefault) await updateOtherDefaults(db, product.productId, variantId)
  await updateVariant(db, variantId, fields)
  await tellFeeds(context, product)
  await audit(db, context, 'variant.saved', { type: 'product', id: product.productId }, { variantId })
  return ok(await showProduct(db, product.productId))
}

export async function saveShelf(
  context: Context,
  { variantId, version, ...change }: ShelfChange & { variantId: number },
) {
  const { db } = context
  const found = await holdVariant(context, variantId, version)
  if (!found.ok) return found
  const { product, sku } = found.value
  const taken = await findTakenCode(db, variantId, { sku, ean: change.ean })
  if (taken) return refuse('code_taken', { field: taken })
  await tellHistory(context, '')
  await updateShelf(db, variantId, change)
  await tellFeeds(context, product)
  await audit(db, context, 'variant.shelved', { type: 'product', id: product.productId }, { variantId })
  return ok(await showProduct(db, product.productId))
}

async function holdVariant(context: Context, variantId: number, version: number) {
  const productId = await selectProductOfVariant(context.db, variantId)
  if (productId === null) throw notFound()
  const held = await holdProduct(context, productId, null)
  if (!held.ok) return held
  const variant = held.value.variants.find((one) => one.variantId === variantId)
  if (!variant) throw notFound()
  if (variant.version !== version) {
    return refuse('version_conflict', { version: variant.version, changedBy: held.value.changedBy })
  }
  return ok({ product: held.value, sku: variant.sku })
}
