import { ok, type Result, refuse } from '../result.ts'
import type { SurveyQuestion } from './survey.ts'

type QuestionFault =
  | 'no_questions'
  | 'same_key'
  | 'too_few_options'
  | 'kind_changed'
  | 'scale_changed'
  | 'needed'
  | 'option_answered'
  | 'key_answered'

/** By these the shop knows who is unhappy and whom to call. */
const NEEDED = ['nps', 'effort']

/** Keys of the choices somebody has made, by the key of their question. */
type Chosen = Readonly<Record<string, readonly string[]>>

interface Given {
  readonly chosen: Chosen
  /** Keys of questions that somebody has answered, also of those that are asked no more. */
  readonly answered: readonly string[]
}

/** Words may change at any time; what was answered must go on meaning what it meant. */
export function checkQuestions(
  before: readonly SurveyQuestion[],
  after: readonly SurveyQuestion[],
  { chosen, answered }: Given,
): Result<null, 'survey_refused', { fault: QuestionFault; key: string }> {
  const no = (fault: QuestionFault, key = '') => refuse('survey_refused', { fault, key })
  if (after.length === 0) return no('no_questions')
  const needed = before.find(({ key }) => NEEDED.includes(key) && !after.some((question) => question.key === key))
  if (needed) return no('needed', needed.key)
  for (const [index, question] of after.entries()) {
    const { key } = question
    if (after.findIndex((other) => other.key === key) !== index) return no('same_key', key)
    const was = before.find((other) => other.key === key)
    // Under its old key another question would be read out of the answers to the one before.
    if (!was && answered.includes(key)) return no('key_answered', key)
    const fault = faultOfOptions(question, chosen[key] ?? []) ?? (was ? faultOfChange(was, question) : null)
    if (fault) return no(fault, key)
  }
  return ok(null)
}

function faultOfOptions(question: SurveyQuestion, chosen: readonly string[]): QuestionFault | null {
  if (question.kind !== 'single' && question.kind !== 'multi') return null
  const keys = question.options.map(({ key }) => key)
  if (keys.length < 2) return 'too_few_options'
  if (new Set(keys).size < keys.length) return 'same_key'
  return chosen.every((key) => keys.includes(key)) ? null : 'option_answered'
}

function faultOfChange(was: SurveyQuestion, question: SurveyQuestion): QuestionFault | null {
  if (was.kind !== question.kind) return 'kind_changed'
  if (was.kind !== 'scale' || question.kind !== 'scale') return null
  return was.min === question.min && was.max === question.max ? null : 'scale_changed'
}
