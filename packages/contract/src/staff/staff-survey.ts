import { z } from 'zod'
import { Moment } from '../text-fields.ts'

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
