import type { FieldErrors } from '@shop/contract/error-body'
import type { SurveyAnswers, SurveyQuestion, SurveyView } from '@shop/contract/survey'
import { data, redirect } from 'react-router'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { type CustomerRefusal, describeRefusal } from '#app/texts/customer/customer-refusals.ts'
import { describeAnswerFault } from '#app/texts/customer/survey.ts'
import { readSurvey } from './load-survey-page.server.ts'

/** Saves the answer to one question and goes to the next; the last one closes the survey. Changing one comes back to all. */
export async function actOnSurvey(request: Request, visit: Visit, { secret, path }: { secret: string; path: string }) {
  const values = await readForm(request)
  const survey = await readSurvey(visit, secret)
  const isEdit = survey?.editableUntil != null && values.has('edit')
  if (!survey || (survey.state !== 'open' && !isEdit)) return redirect(path, 303)
  const number = Number(textOf(values, 'number'))
  const question = survey.questions[number - 1]
  if (!question) return redirect(path, 303)
  const answer = toAnswer(question, values)
  if (answer === undefined && question.required) return refuse(question, 'required')
  const answers: SurveyAnswers = answer === undefined ? {} : { [question.key]: answer }
  const isFinished = !isEdit && number === survey.questions.length
  const sent = await attempt(request, visit.services.answerSurvey({ secret, answers, isFinished, isEdit }))
  if (sent.ok) {
    const next = isEdit ? 'upraveno' : isFinished ? 'hotovo' : `otazka=${number + 1}`
    return redirect(`${path}?${next}`, 303)
  }
  return refuseAnswer(survey, question, sent, path)
}

interface Refused {
  code: CustomerRefusal | 'survey_answered'
  details: Record<string, unknown>
}

function refuseAnswer({ questions }: SurveyView, question: SurveyQuestion, { code, details }: Refused, path: string) {
  const fields = (details.fields ?? {}) as FieldErrors
  const own = fields[question.key]
  if (own) return refuse(question, own)
  // The last press finds a question that was skipped before.
  const missing = questions.findIndex(({ key }) => fields[key])
  if (missing !== -1) return redirect(`${path}?otazka=${missing + 1}`, 303)
  if (code === 'survey_answered' || code === 'link_expired') return redirect(path, 303)
  return data({ error: describeRefusal(code, details) }, { status: 409 })
}

function refuse(question: SurveyQuestion, code: FieldErrors[string]) {
  const max = question.kind === 'multi' ? question.max : undefined
  return data({ error: describeAnswerFault(code, max) }, { status: 400 })
}

function toAnswer(question: SurveyQuestion, values: FormData): SurveyAnswers[string] | undefined {
  if (question.kind === 'multi') return values.getAll('answer').filter((value) => typeof value === 'string')
  const text = textOf(values, 'answer').trim()
  if (text === '') return question.kind === 'text' ? '' : undefined
  return question.kind === 'scale' ? Number(text) : text
}
