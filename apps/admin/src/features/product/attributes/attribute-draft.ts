import type { AttributeType, ProductAttribute } from '@shop/contract/catalog/attribute'
import type { StaffProduct } from '@shop/contract/staff/staff-product'

/** As it is typed: options by their numbers, an answer as `yes` or `no`, a number with a comma. */
export interface AttributeDraft {
  attributeId: number
  type: AttributeType
  typed: string
  optionIds: number[]
}

export function toAttributeDrafts(stored: StaffProduct['attributes']): AttributeDraft[] {
  return stored.map(({ attributeId, type, value }) => ({
    ...{ attributeId, type },
    optionIds: Array.isArray(value) ? value : [],
    typed: toTyped(value),
  }))
}

function toTyped(value: ProductAttribute['value']): string {
  if (Array.isArray(value)) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value).replace('.', ',') : value
}

/** What is empty, or is no number where one is asked, is not said. */
export function toAttributes(
  drafts: readonly AttributeDraft[],
  toNumber: (typed: string) => number | null,
): ProductAttribute[] {
  return drafts
    .toSorted((one, other) => one.attributeId - other.attributeId)
    .flatMap(({ attributeId, type, typed, optionIds }) => {
      const value = toValue(type, typed.trim(), optionIds, toNumber)
      return value === null ? [] : [{ attributeId, value }]
    })
}

function toValue(
  type: AttributeType,
  typed: string,
  optionIds: number[],
  toNumber: (typed: string) => number | null,
): ProductAttribute['value'] | null {
  if (type === 'option') return optionIds.length === 0 ? null : optionIds.toSorted((one, other) => one - other)
  if (typed === '') return null
  if (type === 'boolean') return typed === 'yes'
  return type === 'number' ? toNumber(typed) : typed
}

/** One attribute as it is now; the others stay. */
export function withAttribute(drafts: readonly AttributeDraft[], next: AttributeDraft): AttributeDraft[] {
  return [...drafts.filter(({ attributeId }) => attributeId !== next.attributeId), next]
}
