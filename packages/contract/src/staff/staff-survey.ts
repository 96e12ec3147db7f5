import { z } from 'zod'
import { as, Moment, optionalText, text } from '../text-fields.ts'

const Key = z.string().min(1, as('invalid')).max(40, as('invalid'))
const Asked = { key: Key, text: text(300), required: z.boolean(), note: z.string().max(300).optional() }
const Options = z.array(z.strictObject({ key: Key, label: text(160) })).max(20)

/** A question as it is kept: what is there already and nobody edits, such as what follows a choice, comes back as it was. */
const EditedQuestion = z.discriminatedUnion('kind', [
  z.strictObject({
    ...{ ...Asked, kind: z.literal('scale'), min: z.number().int(), max: z.number().int() },
    ...{ minLabel: z.string().max(80), maxLabel: z.string().max(80) },
  }),
  z.strictObject({
    ...{ ...Asked, kind: z.literal('single'), options: Options },
    followUp: z.record(z.string(), z.string().max(500)).optional(),
  }),
  z.strictObject({ ...Asked, kind: z.literal('multi'), options: Options, max: z.number().int().optional() }),
  z.strictObject({
    ...{ ...Asked, kind: z.literal('text'), maxLength: z.number().int().min(1).max(2000) },
    placeholder: z.string().max(160).optional(),
  }),
])
export type EditedQuestion = z.infer<typeof EditedQuestion>

/** What was answered to one survey in a year, counted; whoever answered stays with their order. */
export const SurveyResult = z.object({
  type: z.string(),
  title: z.string(),
  asked: z.number(),
  finished: z.number(),
  questions: z.array(
    z.object({
      key: z.string(),
      text: z.string(),
      answers: z.array(z.object({ label: z.string(), count: z.number() })),
      /** Of a scale. */
      average: z.number().nullable(),
    }),
  ),
  /** The newest words first, with the order they are about as long as they have one, for those who work with persons. */
  words: z.array(z.object({ question: z.string(), text: z.string(), orderNumber: z.string().nullable(), at: Moment })),
})
export type SurveyResult = z.infer<typeof SurveyResult>

export const SurveyParams = z.strictObject({ type: z.string().regex(/^[a-z0-9-]{1,60}$/, as('invalid')) })

export const SaveSurvey = z.strictObject({
  version: z.int().positive(),
  reason: text(300),
  title: text(160),
  intro: optionalText(1000),
  questions: z.array(EditedQuestion).max(30),
  /** Nobody new is asked; who was asked may still answer. */
  isClosed: z.boolean(),
})
export type SaveSurvey = z.infer<typeof SaveSurvey>

export const StaffSurvey = z.object({
  surveyId: z.number(),
  type: z.string(),
  version: z.number(),
  title: z.string(),
  intro: z.string(),
  questions: z.array(EditedQuestion),
  isClosed: z.boolean(),
})
export type StaffSurvey = z.infer<typeof StaffSurvey>

export const SurveyAnswerRows = z.object({
  questions: z.array(z.object({ key: z.string(), text: z.string() })),
  rows: z.array(
    z.object({ at: Moment, orderNumber: z.string().nullable(), answers: z.record(z.string(), z.string()) }),
  ),
  isCut: z.boolean(),
})
export type SurveyAnswerRows = z.infer<typeof SurveyAnswerRows>
