import { z } from 'zod'
import { as, Id, Moment, optionalText, ReturnPath, text } from '../text-fields.ts'
import { ARTICLE_STATES } from './staff-article.ts'

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, as('invalid'))
  .max(120)

const QuestionFields = z.strictObject({
  question: text(200),
  slug: Slug,
  typeId: Id,
  answer: z.string().max(20_000, as('too_long')),
  /** Pages of the shop that say more. */
  related: z.array(ReturnPath).max(12),
})
export type QuestionFields = z.infer<typeof QuestionFields>

const Versioned = z.strictObject({ version: z.int().positive(), reason: optionalText(300) })

export const NewQuestion = z.strictObject({ typeId: Id, question: text(200) })
export const SaveQuestion = Versioned.extend({ fields: QuestionFields })
export type SaveQuestion = z.infer<typeof SaveQuestion>
/** Now when no moment is given. */
export const PublishQuestion = Versioned.extend({ at: Moment.nullable() })
export type PublishQuestion = z.infer<typeof PublishQuestion>
export const WithdrawQuestion = Versioned
export type WithdrawQuestion = z.infer<typeof WithdrawQuestion>

const TypeFields = z.strictObject({
  name: text(80),
  slug: Slug,
  description: optionalText(300),
  seoTitle: optionalText(120),
  seoDescription: optionalText(320),
  isHidden: z.boolean(),
})
export type TypeFields = z.infer<typeof TypeFields>

export const NewFaqType = z.strictObject({ name: text(80) })
export const SaveFaqType = Versioned.extend({ fields: TypeFields })
export type SaveFaqType = z.infer<typeof SaveFaqType>

/** The order of types, or of the questions of one; `seen` is how they stood. */
export const OrderFaq = z.strictObject({
  typeId: Id.nullable(),
  seen: z.array(Id).max(500),
  ids: z.array(Id).max(500),
})
export type OrderFaq = z.infer<typeof OrderFaq>

const QuestionState = z.object({
  questionId: z.number(),
  version: z.number(),
  state: z.enum(ARTICLE_STATES),
  publishedAt: Moment.nullable(),
  updatedAt: Moment,
})

const ListedType = z.object({
  typeId: z.number(),
  version: z.number(),
  changedBy: z.string().nullable(),
  fields: TypeFields,
  questions: z.array(QuestionState.extend({ question: z.string(), claims: z.number() })),
})
export type ListedType = z.infer<typeof ListedType>

export const StaffFaq = z.object({ types: z.array(ListedType) })
export type StaffFaq = z.infer<typeof StaffFaq>

export const StaffQuestion = QuestionState.extend({
  changedBy: z.string().nullable(),
  /** In the shop. */
  address: z.string(),
  fields: QuestionFields,
  types: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type StaffQuestion = z.infer<typeof StaffQuestion>
