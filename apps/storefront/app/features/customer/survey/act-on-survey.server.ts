import type { FieldErrors } from '@shop/contract/error-body'
import type { SurveyAnswers, SurveyQuestion } from '@shop/contract/survey'
import { data, redirect } from 'react-router'
import { attempt } from '#app/server/attempt.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { refusalSentence } from '#app/texts/customer-refusals.ts'
import { answerFault } from '#app/texts/survey.ts'
import { textOf } from '../refuse-form.server.ts'
import { readSurvey } from './load-survey-page.server.ts'

/** Saves the answer to one question and goes to the next; the last one closes the survey. */
export async function actOnSurvey(request: Request, visit: Visit, { secret, path }: { secret: string; path: string }) {
  const values = await request.formData()
  const survey = await readSurvey(visit, secret)
  if (survey?.state !== 'open') return redirect(path, 303)
  const number = Number(textOf(values, 'number'))
  const question = survey.questions[number - 1]
  if (!question) return redirect(path, 303)
  const answer = toAnswer(question, values)
  if (answer === undefined && question.required) return refuse(question, 'required')
  const answers: SurveyAnswers = answer === undefined ? {} : { [question.key]: answer }
  const isFinished = number === survey.questions.length
  const sent = await attempt(request, visit.services.answerSurvey({ secret, answers, isFinished }))
  if (sent.ok) return redirect(isFinished ? `${path}?hotovo` : `${path}?otazka=${number + 1}`, 303)
  const fields = (sent.details.fields ?? {}) as FieldErrors
  const own = fields[question.key]
  if (own) return refuse(question, own)
  // The last press finds a question that was skipped before.
  const missing = survey.questions.findIndex(({ key }) => fields[key])
  if (missing !== -1) return redirect(`${path}?otazka=${missing + 1}`, 303)
  if (sent.code === 'survey_answered' || sent.code === 'link_expired') return redirect(path, 303)
  return data({ error: refusalSentence(sent.code, sent.details) }, { status: 409 })
}

function refuse(question: SurveyQuestion, code: FieldErrors[string]) {
  const max = question.kind === 'multi' ? question.max : undefined
  return data({ error: answerFault(code, max) }, { status: 400 })
}

function toAnswer(question: SurveyQuestion, values: FormData): SurveyAnswers[string] | undefined {
  if (question.kind === 'multi') return values.getAll('answer').filter((value) => typeof value === 'string')
  const text = textOf(values, 'answer').trim()
  if (text === '') return question.kind === 'text' ? '' : undefined
  return question.kind === 'scale' ? Number(text) : text
}
