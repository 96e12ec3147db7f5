import { isWorkOf } from '@shop/contract/staff/staff-rights'
import type { EditedQuestion, SaveSurvey } from '@shop/contract/staff/staff-survey'
import { ok, refuse } from '@shop/domain/result'
import { checkQuestions } from '@shop/domain/survey/check-questions'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import {
  lockSurvey,
  selectAnsweredKeys,
  selectChosenOptions,
  selectStaffSurvey,
  selectSurveyAnswers,
  updateSurvey,
} from '#app/survey/edit-survey.sql'

const ROWS = 5000

interface OfType {
  type: string
}

async function showSurvey({ db }: Context, type: string) {
  const survey = await selectStaffSurvey(db, type)
  if (!survey) throw notFound()
  return survey
}

export async function staffSurvey(context: Context, { type }: OfType) {
  return ok(await showSurvey(context, type))
}

export async function saveSurvey(context: Context, { type, ...survey }: SaveSurvey & OfType) {
  const { db, now } = context
  if (!(await lockSurvey(db, type))) throw notFound()
  const current = await showSurvey(context, type)
  if (current.version !== survey.version) return refuse('version_conflict', { version: current.version })
  const chosen = await selectChosenOptions(db, type)
  const checked = checkQuestions(current.questions, survey.questions, {
    chosen: Object.fromEntries(chosen.map(({ key, options }) => [key, options])),
    answered: await selectAnsweredKeys(db, type),
  })
  if (!checked.ok) return checked
  await tellHistory(context, survey.reason)
  await updateSurvey(db, type, survey, now)
  await audit(db, context, 'survey.edited', { type: 'survey', id: type })
  return ok(await showSurvey(context, type))
}

/** Whoever does not work with persons reads answers without the order, which leads to its buyer. */
export async function surveyAnswers(context: Context, { type }: OfType) {
  const { db, now } = context
  const { questions } = await showSurvey(context, type)
  const seesOrders = isWorkOf('persons', staffAtWork(context))
  const rows = await selectSurveyAnswers(db, type, now, ROWS + 1)
  const columns = [...questions, ...removedFrom(questions, rows)]
  return ok({
    questions: columns.map(({ key, text }) => ({ key, text })),
    rows: rows.slice(0, ROWS).map(({ at, orderNumber, answers }) => ({
      at: at.toISOString(),
      orderNumber: seesOrders ? orderNumber : null,
      answers: Object.fromEntries(columns.map((question) => [question.key, wordsOf(question, answers[question.key])])),
    })),
    isCut: rows.length > ROWS,
  })
}

/** What is asked no more was answered all the same; its key is all that is left of its name. */
function removedFrom(questions: readonly EditedQuestion[], rows: readonly { answers: object }[]) {
  const keys = new Set(rows.flatMap(({ answers }) => Object.keys(answers)))
  return [...keys]
    .filter((key) => !questions.some((question) => question.key === key))
    .toSorted()
    .map((key) => ({ key, text: key, kind: 'removed' as const }))
}

type Column = EditedQuestion | ReturnType<typeof removedFrom>[number]

function wordsOf(question: Column, answer: unknown): string {
  if (answer === undefined) return ''
  const given = [answer].flat().map(String)
  if (question.kind !== 'single' && question.kind !== 'multi') return given.join(', ')
  return given.map((key) => question.options.find((option) => option.key === key)?.label ?? key).join(', ')
}
