import type { SurveyAnswers, SurveyQuestion, SurveyView } from '@shop/contract/survey'
import { Secret } from '@shop/contract/text-fields'
import { formatDate } from '@shop/czech/format-date'
import { nonBreaking } from '@shop/czech/non-breaking'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { parseInline } from '#app/prose/parse-inline.server.ts'
import type { Inline } from '#app/prose/rich-text.ts'
import type { Visit } from '#app/server/session.server.ts'

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
  /** Credits that wait at the end. */
  credits: number
  /** A finished answer that is being changed. */
  isEdit: boolean
}

export interface GivenAnswer {
  number: number
  question: string
  answer: string | null
}

export interface SurveyEnd {
  kind: 'finished'
  heading: string
  text: Inline[]
  /** What has just happened. */
  news: 'finished' | 'changed' | null
  replyBy: string | null
  credits: number
  editableUntil: string | null
  answers: GivenAnswer[]
}

type SurveyPage = SurveyStep | SurveyEnd | { kind: 'expired'; heading: string }

export async function readSurvey(visit: Visit, secret: string): Promise<SurveyView | null> {
  if (!Secret.safeParse(secret).success) return null
  const survey = await visit.services.readSurvey({ secret })
  return survey.ok ? survey.value : null
}

/** One question at a time; without a number, the first that waits for an answer. */
export function toSurveyPage(survey: SurveyView, search: URLSearchParams): SurveyPage {
  if (survey.state === 'expired') return { kind: 'expired', heading: nonBreaking(survey.title) }
  if (survey.state === 'finished') {
    const changed = survey.editableUntil ? numberIn(search, 'upravit', survey) : null
    return changed ? toStep(survey, changed, search) : toEnd(survey, search)
  }
  return toStep(survey, numberIn(search, 'otazka', survey) ?? firstOpen(survey) + 1, search)
}

function numberIn(search: URLSearchParams, name: string, { questions }: SurveyView): number | null {
  const asked = Math.floor(Number(search.get(name)))
  return asked >= 1 && asked <= questions.length ? asked : null
}

function toStep(survey: SurveyView, number: number, search: URLSearchParams): SurveyStep {
  const { questions, answers, state } = survey
  const question = questions[number - 1] as SurveyQuestion
  const isEdit = state === 'finished'
  return {
    kind: 'step',
    title: nonBreaking(survey.title),
    intro: number === 1 && !isEdit ? nonBreaking(survey.intro) : '',
    number,
    total: questions.length,
    question,
    answer: answers[question.key] ?? fromMail(question, search),
    remark: isEdit ? [] : parseInline(followUp(questions[number - 2], answers)),
    credits: isEdit ? 0 : survey.credits,
    isEdit,
  }
}

function toEnd(survey: SurveyView, search: URLSearchParams): SurveyEnd {
  const { thanks, editableUntil, replyBy, questions, answers } = survey
  return {
    kind: 'finished',
    heading: nonBreaking(thanks.heading),
    text: parseInline(thanks.body),
    news: search.has('hotovo') ? 'finished' : search.has('upraveno') ? 'changed' : null,
    replyBy: replyBy ? formatDate(replyBy) : null,
    credits: survey.credits,
    editableUntil: editableUntil ? formatDate(toPragueDay(editableUntil)) : null,
    answers: questions.map((question, index) => ({
      number: index + 1,
      question: nonBreaking(question.text),
      answer: sayAnswer(question, answers[question.key]),
    })),
  }
}

function sayAnswer(question: SurveyQuestion, answer: SurveyAnswers[string] | undefined): string | null {
  if (answer === undefined || answer === '') return null
  if (question.kind === 'scale') return `${answer} / ${question.max}`.replaceAll(' ', '\u00a0')
  if (question.kind === 'text') return String(answer)
  const chosen = [answer].flat()
  const labels = question.options.filter(({ key }) => chosen.includes(key)).map(({ label }) => label)
  return labels.length > 0 ? labels.join(', ') : null
}

function firstOpen({ questions, answers }: SurveyView): number {
  const open = questions.findIndex(({ key, required }) => required && answers[key] === undefined)
  return open === -1 ? questions.length - 1 : open
}

/** A click on an answer in the mail only chooses it; saving needs the button. */
function fromMail(question: SurveyQuestion, search: URLSearchParams): number | string | undefined {
  const chosen = search.get(question.key)
  if (!chosen) return undefined
  if (question.kind === 'single') return question.options.find(({ key }) => key === chosen)?.key
  return question.kind === 'scale' && /^\d{1,2}$/.test(chosen) ? Number(chosen) : undefined
}

function followUp(question: SurveyQuestion | undefined, answers: SurveyAnswers): string {
  if (question?.kind !== 'single') return ''
  const answer = answers[question.key]
  return typeof answer === 'string' ? (question.followUp?.[answer] ?? '') : ''
}
