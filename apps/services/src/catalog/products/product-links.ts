import type { NewTag, ProductChange } from '@shop/contract/staff/staff-product'
import { toSlug } from '@shop/domain/catalog/slug'
import { ok, refuse } from '@shop/domain/result'
import { hasUnknownAttribute, writeAttributes } from '#app/catalog/attributes/product-attributes'
import { insertTag, replaceRelations, replaceTags, selectKnownLinks } from '#app/catalog/products/product-links.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField } from '#app/http/request-error'

type Links = Pick<ProductChange, 'tags' | 'relations' | 'attributes'>

/** The first field that names a word or a product the shop does not have, or the product itself. */
export async function findUnknownLink(context: Context, productId: number, links: Links) {
  const { tags = [], relations = [], attributes = [] } = links
  const words = [...new Set(tags)]
  const known = await selectKnownLinks(context.db, productId, {
    tags: words,
    productIds: relations.map((one) => one.productId),
  })
  if (known.tags < words.length) return 'tags'
  if (known.products < relations.length) return 'relations'
  return (await hasUnknownAttribute(context, attributes)) ? 'attributes' : null
}

export async function writeLinks(context: Context, productId: number, links: Links): Promise<void> {
  const { db } = context
  const { tags, relations, attributes } = links
  if (tags) {
    const places = [...new Set(tags)].map((tag, index) => ({ tag, position: index + 1 }))
    await replaceTags(db, productId, places)
  }
  if (relations) await replaceRelations(db, productId, relations)
  if (attributes) await writeAttributes(context, productId, attributes)
}

/** A word of its own for the facet of needs; products are marked by it in their forms. */
export async function addTag(context: Context, { name }: NewTag) {
  const code = toSlug(name)
  if (code === '') throw invalidField('name', 'invalid')
  await tellHistory(context, '')
  if (!(await insertTag(context.db, { code, name }))) return refuse('name_taken', { field: 'name' })
  await audit(context.db, context, 'tag.added', { type: 'tag', id: code })
  return ok({ code, name })
}
