import { z } from 'zod'

const code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const ingredientRoles = [
  'meat',
  'fat',
  'broth',
  'egg_milk',
  'grain',
  'tuber',
  'legume',
  'vegetable',
  'fruit',
  'herb',
  'oil',
  'functional',
  'mineral',
] as const

/** Our own dictionary: the tree, how each printed phrase maps to it, and which node each allergen stands for. */
export const ingredientsFile = z.strictObject({
  nodes: z.array(
    z.strictObject({
      code,
      name: z.string().min(1),
      parent: code.optional(),
      /** The genitive after „bez“; nodes that have one are offered as exclusion filters. */
      without: z.string().optional(),
      /** A kind of animal: what a monoprotein food may hold exactly one of. */
      species: z.boolean().optional(),
    }),
  ),
  labels: z.record(z.string(), z.strictObject({ ingredient: code, role: z.enum(ingredientRoles) })),
  allergens: z.array(z.strictObject({ code, name: z.string().min(1), ingredient: code })),
})

const value = z.union([z.string(), z.number(), z.boolean()])
export const attributesFile = z.strictObject({
  attributes: z.array(
    z.strictObject({
      code,
      name: z.string().min(1),
      type: z.enum(['option', 'number', 'boolean', 'text']),
      unit: z.string().optional(),
      facet: z.boolean(),
      options: z.array(z.strictObject({ code, name: z.string().min(1) })).optional(),
    }),
  ),
  values: z.record(code, z.record(code, value)),
})

/** Words that mean the same to a customer, and odd forms the stemmer cannot know. */
export const searchWordsFile = z.strictObject({
  synonyms: z.array(z.strictObject({ phrase: z.string().min(2), means: z.string().min(2) })),
  wordForms: z.array(z.strictObject({ form: z.string().min(1), base: z.string().min(1) })),
  /** Words that ask for an answer, and where it stands. */
  answers: z.array(
    z.strictObject({
      phrase: z.string().min(2),
      path: z.string().startsWith('/'),
      title: z.string().optional(),
      topic: z.enum(['order']).optional(),
    }),
  ),
  /** What we do not have, and what is nearest. */
  absences: z.array(
    z.strictObject({ phrase: z.string().min(2), sentence: z.string().min(2), nearest: z.string().min(2) }),
  ),
})

const kilograms = z.tuple([z.number().positive(), z.number().positive()])

/** In the order of suggestions: the most common first. Names stand as inside a sentence, slugs are made of them. */
export const breedsFile = z.array(
  z.strictObject({
    fci: z.int().positive().optional(),
    group: z.int().min(1).max(10).optional(),
    varietyOf: z.string().optional(),
    name: z.string().min(1),
    otherNames: z.array(z.string().min(2)),
    dogKg: kilograms.optional(),
    bitchKg: kilograms.optional(),
    portrait: code.optional(),
  }),
)

export type IngredientDictionary = z.infer<typeof ingredientsFile>
export type IngredientRole = (typeof ingredientRoles)[number]
