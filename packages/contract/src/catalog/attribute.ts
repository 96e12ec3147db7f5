import { canBeFacet } from '@shop/domain/catalog/property-value'
import { z } from 'zod'
import { as, Id, Moment, optionalText, text } from '../text-fields.ts'

export const ATTRIBUTE_TYPES = ['option', 'boolean', 'number', 'text'] as const
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

const Option = z.strictObject({
  /** Null for one that is new. */
  optionId: Id.nullable(),
  name: text(60),
})
/** In the order in which filters offer them. */
const Options = z
  .array(Option)
  .max(40, as('too_long'))
  .refine((all) => new Set(all.map(({ name }) => name.toLocaleLowerCase('cs'))).size === all.length, as('invalid'))

const Fields = {
  name: text(60),
  /** Beside a number: mm, cm, kg. */
  unit: text(12).nullable(),
  isFacet: z.boolean(),
  options: Options,
}
type Fields = { type: AttributeType; unit: string | null; isFacet: boolean; options: readonly unknown[] }

/** What a type may not have: options without a choice, a unit without a number, a filter without values. */
export function isAttribute({ type, unit, isFacet, options }: Fields): boolean {
  if (type === 'option' ? options.length === 0 : options.length > 0) return false
  return (unit === null || type === 'number') && (!isFacet || canBeFacet(type))
}

export const NewAttribute = z
  .strictObject({ ...Fields, type: z.enum(ATTRIBUTE_TYPES), reason: optionalText(200) })
  .refine(isAttribute, as('invalid'))
export type NewAttribute = z.infer<typeof NewAttribute>

/** The type stays: values of it are written already. */
export const AttributeChange = z.strictObject({
  ...Fields,
  version: z.number().int().positive(),
  reason: optionalText(200),
})
export type AttributeChange = z.infer<typeof AttributeChange>
export const RemoveAttribute = z.strictObject({ version: z.number().int().positive() })
export const AttributeParams = z.strictObject({ attributeId: Id })

export const StaffAttribute = z.object({
  attributeId: z.number(),
  version: z.number(),
  code: z.string(),
  name: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  unit: z.string().nullable(),
  isFacet: z.boolean(),
  /** Written by the label itself: its values are not for the form. */
  isDerived: z.boolean(),
  updatedAt: Moment,
  options: z.array(z.object({ optionId: z.number(), code: z.string(), name: z.string(), products: z.number() })),
  products: z.number(),
})
export type StaffAttribute = z.infer<typeof StaffAttribute>
export const StaffAttributes = z.object({ attributes: z.array(StaffAttribute) })

/** Options by their numbers, an answer, a number or words. */
const Value = z.union([z.array(Id).min(1).max(12), z.boolean(), z.number().min(-1_000_000).max(1_000_000), text(160)])
export const ProductAttribute = z.strictObject({ attributeId: Id, value: Value })
export type ProductAttribute = z.infer<typeof ProductAttribute>
export const ProductAttributes = z
  .array(ProductAttribute)
  .max(60, as('too_long'))
  .refine((all) => new Set(all.map(({ attributeId }) => attributeId)).size === all.length, as('invalid'))

export const AttributeChoice = StaffAttribute.pick({ attributeId: true, name: true, type: true, unit: true }).extend({
  options: z.array(z.object({ optionId: z.number(), name: z.string() })),
})
export type AttributeChoice = z.infer<typeof AttributeChoice>
