import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SurveyResult } from './staff/staff-survey.ts'
import { Day, Moment, Secret } from './text-fields.ts'

const Asked = { key: z.string(), text: z.string(), required: z.boolean(), note: z.string().optional() }
const Option = z.object({ key: z.string(), label: z.string() })
/** A sentence that follows a certain choice. */
const FollowUp = z.record(z.string(), z.string()).optional()

export const SurveyQuestion = z.discriminatedUnion('kind', [
  z.object({
    ...Asked,
    kind: z.literal('scale'),
    min: z.number(),
    max: z.number(),
    minLabel: z.string(),
    maxLabel: z.string(),
  }),
  z.object({ ...Asked, kind: z.literal('single'), options: z.array(Option), followUp: FollowUp }),
  z.object({ ...Asked, kind: z.literal('multi'), options: z.array(Option), max: z.number().optional() }),
  z.object({ ...Asked, kind: z.literal('text'), maxLength: z.number(), placeholder: z.string().optional() }),
])
export type SurveyQuestion = z.infer<typeof SurveyQuestion>

export const SurveyAnswers = z.record(
  z.string().max(40),
  z.union([z.number(), z.string().max(2000), z.array(z.string().max(40)).max(20)]),
)
export type SurveyAnswers = z.infer<typeof SurveyAnswers>

export const SurveyView = z.object({
  type: z.string(),
  title: z.string(),
  intro: z.string(),
  state: z.enum(['open', 'finished', 'expired']),
  questions: z.array(SurveyQuestion),
  answers: SurveyAnswers,
  thanks: z.object({ heading: z.string(), body: z.string() }),
  /** Finished answers may be changed until then. */
  editableUntil: Moment.nullable(),
  /** The day until which somebody unhappy was promised a reply. */
  replyBy: Day.nullable(),
  /** What the answer will bring, or has brought once finished. */
  credits: z.number(),
})
export type SurveyView = z.infer<typeof SurveyView>

const Params = z.strictObject({ secret: Secret })

export const surveyEndpoints = {
  staffSurveys: endpoint({
    method: 'GET',
    path: '/staff/surveys',
    summary: 'What people answered in a year, counted, and their newest words.',
    access: 'staff',
    work: 'reviews',
    reply: z.object({ surveys: z.array(SurveyResult) }),
    refusals: [],
  }),
  readSurvey: endpoint({
    method: 'GET',
    path: '/surveys/:secret',
    summary: 'The questions behind a secret and what was answered so far.',
    access: 'anyone',
    params: Params,
    reply: SurveyView,
    refusals: ['link_unknown'],
  }),
  answerSurvey: endpoint({
    method: 'PUT',
    path: '/surveys/:secret/answers',
    summary: 'Keeps a part of the answers, finishes them, or changes finished ones while they may be changed.',
    access: 'anyone',
    params: Params,
    body: z.strictObject({
      answers: SurveyAnswers,
      isFinished: z.boolean().default(false),
      /** Said by whoever saw the finished answers; a second tab that only sends its last part is refused. */
      isEdit: z.boolean().default(false),
    }),
    reply: SurveyView,
    refusals: ['link_unknown', 'link_expired', 'survey_answered'],
  }),
}
