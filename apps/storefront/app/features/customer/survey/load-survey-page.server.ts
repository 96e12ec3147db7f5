import type { SurveyAnswers, SurveyQuestion, SurveyView } from '@shop/contract/survey'
import { Secret } from '@shop/contract/text-fields'
import { parseInline } from '#app/features/content/parse-inline.server.ts'
import type { Inline } from '#app/features/content/rich-text.ts'
import type { Visit } from '#app/server/session.server.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'

export interface SurveyStep {
  kind: 'step'
  title: string
  intro: string
  number: number
  total: number
  question: SurveyQuestion
  answer: SurveyAnswers[string] | undefined
  /** What a choice in the question before is answered with. */
  remark: Inline[]
}

export type SurveyPage =
  | SurveyStep
  | { kind: 'finished'; heading: string; text: Inline[]; isJustNow: boolean }
  | { kind: 'expired'; heading: string }

export async function readSurvey(visit: Visit, secret: string): Promise<SurveyView | null> {
  if (!Secret.safeParse(secret).success) return null
  const survey = await visit.services.readSurvey({ secret })
  return survey.ok ? survey.value : null
}

/** One question at a time; without a number, the first that waits for an answer. */
export function toSurveyPage(survey: SurveyView, search: URLSearchParams): SurveyPage {
  const heading = nonBreaking(survey.title)
  if (survey.state === 'expired') return { kind: 'expired', heading }
  if (survey.state === 'finished') {
    const { thanks } = survey
    const isJustNow = search.has('hotovo')
    return { kind: 'finished', heading: nonBreaking(thanks.heading), text: parseInline(thanks.body), isJustNow }
  }
  const { questions, answers } = survey
  const asked = Number(search.get('otazka'))
  const number = asked >= 1 && asked <= questions.length ? Math.floor(asked) : firstOpen(survey) + 1
  const question = questions[number - 1] as SurveyQuestion
  return {
    kind: 'step',
    title: heading,
    intro: number === 1 ? nonBreaking(survey.intro) : '',
    number,
    total: questions.length,
    question,
    answer: answers[question.key] ?? fromMail(question, search),
    remark: parseInline(followUp(questions[number - 2], answers)),
  }
}

function firstOpen({ questions, answers }: SurveyView): number {
  const open = questions.findIndex(({ key, required }) => required && answers[key] === undefined)
  return open === -1 ? questions.length - 1 : open
}

/** A click on a number in the mail only chooses it; saving needs the button. */
function fromMail(question: SurveyQuestion, search: URLSearchParams): number | undefined {
  const chosen = search.get(question.key)
  return question.kind === 'scale' && chosen && /^\d{1,2}$/.test(chosen) ? Number(chosen) : undefined
}

function followUp(question: SurveyQuestion | undefined, answers: SurveyAnswers): string {
  if (question?.kind !== 'single') return ''
  const answer = answers[question.key]
  return typeof answer === 'string' ? (question.followUp?.[answer] ?? '') : ''
}
