import { parseChipNumber } from '@shop/domain/dog/chip-number'
import { z } from 'zod'
import { Day, Email, Id, optionalText, text } from './text-fields.ts'

const DOG_SEXES = ['male', 'female'] as const
const DOG_ACTIVITIES = ['low', 'moderate', 'active', 'working'] as const
const DOG_STAGES = ['stene', 'dospely', 'senior'] as const

const Weight = z
  .int({ error: 'weight_range' })
  .min(500, { error: 'weight_range' })
  .max(100_000, { error: 'weight_range' })

/** Owners know a birthday, an age on some day, or only the stage. */
export const DogAge = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('born'), on: Day }),
  z.strictObject({ kind: z.literal('months'), months: z.int().min(0).max(300), statedOn: Day }),
  z.strictObject({ kind: z.literal('stage'), stage: z.enum(DOG_STAGES) }),
])
export type DogAge = z.infer<typeof DogAge>

const Motherhood = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pregnant'), week: z.int().min(1).max(10).nullable() }),
  z.strictObject({
    kind: z.literal('nursing'),
    week: z.int().min(1).max(12).nullable(),
    puppies: z.int().min(1).max(20).nullable(),
  }),
])

/** As people copy it from the passport of the dog: with spaces, dots or without. */
const ChipNumber = z
  .string()
  .trim()
  .transform((written, context) => {
    const chip = parseChipNumber(written)
    if (chip === null) context.addIssue({ code: 'custom', message: 'chip_invalid' })
    return chip ?? z.NEVER
  })

/** What the rules of feeding ask about a dog. Weights are whole grams. */
export const DogInput = z.strictObject({
  name: text(40),
  breed: optionalText(60),
  age: DogAge.default({ kind: 'stage', stage: 'dospely' }),
  sex: z.enum(DOG_SEXES).nullable().default(null),
  neutered: z.boolean().nullable().default(null),
  activity: z.enum(DOG_ACTIVITIES).nullable().default(null),
  /** Nine-point score by touch; 5 is ideal. */
  condition: z.int().min(1).max(9).nullable().default(null),
  adultWeightGrams: Weight.nullable().default(null),
  idealWeightGrams: Weight.nullable().default(null),
  motherhood: Motherhood.nullable().default(null),
  underTreatment: z.boolean().default(false),
  /** Codes of ingredients the dog must not get. */
  allergies: z
    .array(z.string().regex(/^[a-z0-9-]{1,60}$/, { error: 'invalid' }))
    .max(40, { error: 'too_long' })
    .default([]),
  note: optionalText(500),
  /** Changes of food take longer. */
  sensitiveDigestion: z.boolean().default(false),
  chipNumber: ChipNumber.nullable().default(null),
  vetName: optionalText(80),
  /** Any usual way of writing goes in, E.164 comes out. */
  vetPhone: optionalText(24),
  vetEmail: Email.nullable().default(null),
})
export type DogInput = z.infer<typeof DogInput>

export const WeightInput = z.strictObject({ measuredOn: Day, grams: Weight })
export type WeightInput = z.infer<typeof WeightInput>

/** A new dog may come with its first entry of the diary. */
export const NewDog = DogInput.extend({ weight: WeightInput.nullable().default(null) })
export type NewDog = z.infer<typeof NewDog>

export const Dog = DogInput.extend({ id: z.number(), version: z.number() })
export type Dog = z.infer<typeof Dog>

export const DogWeight = WeightInput.extend({ id: z.number() })
export type DogWeight = z.infer<typeof DogWeight>

/** A food by its share of energy, or a treat by its grams a day. */
const DogFood = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('share'), productId: Id, percent: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('treat'), productId: Id, grams: z.int().min(1).max(500) }),
])
export type DogFood = z.infer<typeof DogFood>

/** Everything a dog eats; an empty list leaves it to our guess. */
export const DogFoods = z.strictObject({ foods: z.array(DogFood).max(8, { error: 'too_long' }) })

/** What the owner sees in an open bag: one piece of a line of an order. */
export const BagNoteInput = z.strictObject({
  orderId: Id,
  linePosition: Id,
  piece: Id,
  leftPercent: z.int().min(0).max(100),
})
export type BagNoteInput = z.infer<typeof BagNoteInput>
