import { DICTIONARIES } from '@shop/domain/catalog/dictionary'
import { isSlug } from '@shop/domain/catalog/slug'
import { z } from 'zod'
import { as, Id, Moment, optionalText, text } from '../text-fields.ts'

const CategoryFields = z.strictObject({
  dictionary: z.literal('categories'),
  name: text(80),
  slug: z.string().max(80, as('too_long')).refine(isSlug, as('invalid')),
  parentId: Id.nullable(),
  intro: optionalText(600),
  /** Under the goods, in Markdown. */
  body: optionalText(20_000),
  seoTitle: optionalText(120),
  seoDescription: optionalText(320),
})

const BrandFields = z.strictObject({ dictionary: z.literal('brands'), name: text(80) })

const IngredientFields = z.strictObject({
  dictionary: z.literal('ingredients'),
  name: text(80),
  parentId: Id.nullable(),
  /** „kuřete“: what stands after „bez“. Null when nobody can ask for food without it. */
  withoutName: text(60).nullable(),
  isAnimal: z.boolean(),
  /** „kuřecí“: as which allergen it is declared, with all that lies below it. */
  allergen: text(60).nullable(),
})

const AuthorFields = z.strictObject({ dictionary: z.literal('authors'), name: text(80), bio: optionalText(600) })

/** Of the blog. */
const TopicFields = z.strictObject({
  dictionary: z.literal('topics'),
  name: text(80),
  slug: z.string().max(80, as('too_long')).refine(isSlug, as('invalid')),
  /** Over the articles. */
  description: optionalText(600),
  seoTitle: optionalText(120),
  seoDescription: optionalText(320),
})

export const EntryFields = z.discriminatedUnion('dictionary', [
  CategoryFields,
  BrandFields,
  IngredientFields,
  AuthorFields,
  TopicFields,
])
export type EntryFields = z.infer<typeof EntryFields>
export type FieldsOf<Name extends EntryFields['dictionary']> = Extract<EntryFields, { dictionary: Name }>

const Name = z.enum(DICTIONARIES)
export const DictionaryParams = z.strictObject({ dictionary: Name })
export const EntryParams = z.strictObject({ dictionary: Name, entryId: Id })

export const NewEntry = z.strictObject({ fields: EntryFields, reason: optionalText(200) })
export type NewEntry = z.infer<typeof NewEntry>
export const EntryChange = NewEntry.extend({ version: z.int().positive() })
export type EntryChange = z.infer<typeof EntryChange>
export const RemoveEntry = z.strictObject({ version: z.int().positive(), reason: optionalText(200) })
export type RemoveEntry = z.infer<typeof RemoveEntry>

/** The order of categories below one, or of those at the top, or of topics; `seen` is how they stood. */
export const OrderCategories = z.strictObject({
  dictionary: z.enum(['categories', 'topics']).default('categories'),
  parentId: Id.nullable(),
  seen: z.array(Id).max(500),
  ids: z.array(Id).max(500),
})
export type OrderCategories = z.infer<typeof OrderCategories>

const Uses = z.object({
  /** Products, or articles of an author or a topic. */
  goods: z.number(),
  children: z.number(),
  /** Coupons, collections, discounts of groups, settings. */
  rules: z.number(),
  /** Dogs that must not eat it. */
  dogs: z.number(),
})

export const StaffEntry = z.object({
  entryId: z.number(),
  version: z.number(),
  updatedAt: Moment,
  /** In addresses, rules and imports; but for a category and a topic it stays when the name changes. */
  code: z.string(),
  depth: z.number(),
  /** The shop itself asks for it by its code. */
  isAskedFor: z.boolean(),
  uses: Uses,
  fields: EntryFields,
})
export type StaffEntry = z.infer<typeof StaffEntry>
/** In the order of the tree, as people put it, or by name. */
export const StaffDictionary = z.object({ entries: z.array(StaffEntry) })
export type StaffDictionary = z.infer<typeof StaffDictionary>
