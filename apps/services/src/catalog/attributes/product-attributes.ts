import type { AttributeType, ProductAttribute } from '@shop/contract/catalog/attribute'
import {
  replaceProductAttributes,
  selectAttributeTypes,
  type ValueRow,
} from '#app/catalog/attributes/product-attributes.sql'
import type { Context } from '#app/http/context'

/** Whether one of them is no attribute of the shop, or its value is of another type. */
export async function hasUnknownAttribute({ db }: Context, given: readonly ProductAttribute[]): Promise<boolean> {
  if (given.length === 0) return false
  const known = new Map(
    (await selectAttributeTypes(db, given.map(idOf))).map(({ attributeId, ...rest }) => [attributeId, rest]),
  )
  return given.some(({ attributeId, value }) => {
    const attribute = known.get(attributeId)
    if (!attribute || typeOf(value) !== attribute.type) return true
    return Array.isArray(value) && value.some((id) => !attribute.optionIds.includes(id))
  })
}

const idOf = ({ attributeId }: ProductAttribute) => attributeId

function typeOf(value: ProductAttribute['value']): AttributeType {
  if (Array.isArray(value)) return 'option'
  if (typeof value === 'boolean') return 'boolean'
  return typeof value === 'number' ? 'number' : 'text'
}

export async function writeAttributes({ db }: Context, productId: number, given: readonly ProductAttribute[]) {
  const rows = given.flatMap(({ attributeId, value }): ValueRow[] => {
    const row = { attributeId, type: typeOf(value), optionId: null, number: null, answer: null, words: null }
    if (Array.isArray(value)) return [...new Set(value)].map((optionId) => ({ ...row, optionId }))
    if (typeof value === 'boolean') return [{ ...row, answer: value }]
    return typeof value === 'number' ? [{ ...row, number: value }] : [{ ...row, words: value }]
  })
  await replaceProductAttributes(db, productId, rows)
}
