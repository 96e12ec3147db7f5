import { isWorkOf } from '@shop/contract/staff/staff-rights'
import type { SurveyResult } from '@shop/contract/staff/staff-survey'
import type { SurveyQuestion } from '@shop/contract/survey'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'
import { type AnswerCount, selectSurveyCounts, selectSurveys, selectSurveyWords } from '#app/survey/survey-results.sql'

const WORDS = 20

/** What people answered in a year, survey by survey. */
export async function staffSurveys(context: Context) {
  const { db, now } = context
  // Whoever does not work with persons reads the words alone: an order leads to its buyer.
  const seesOrders = isWorkOf('persons', staffAtWork(context))
  const [surveys, counts, words] = [
    await selectSurveys(db, now),
    await selectSurveyCounts(db, now),
    await selectSurveyWords(db, now, WORDS),
  ]
  return ok({
    surveys: surveys.map(
      ({ type, title, asked, finished, questions }): SurveyResult => ({
        ...{ type, title, asked, finished },
        questions: questions.flatMap((question) => {
          const own = counts.filter((one) => one.type === type && one.key === question.key)
          return question.kind === 'text' ? [] : [toCounted(question, own)]
        }),
        words: words
          .filter((one) => one.type === type)
          .map(({ key, text, orderNumber, at }) => ({
            ...{ text, orderNumber: seesOrders ? orderNumber : null, at: at.toISOString() },
            question: questions.find((question) => question.key === key)?.text ?? '',
          })),
      }),
    ),
  })
}

type Choice = Exclude<SurveyQuestion, { kind: 'text' }>

function toCounted(question: Choice, counts: readonly AnswerCount[]): SurveyResult['questions'][number] {
  const countOf = (answer: string) => counts.find((one) => one.answer === answer)?.count ?? 0
  const { key, text } = question
  if (question.kind !== 'scale') {
    const answers = question.options.map((option) => ({ label: option.label, count: countOf(option.key) }))
    return { key, text, answers: answers.toSorted((a, b) => b.count - a.count), average: null }
  }
  const steps = Array.from({ length: question.max - question.min + 1 }, (_, index) => question.min + index)
  const answers = steps.map((step) => ({ label: String(step), count: countOf(String(step)) }))
  const all = answers.reduce((sum, { count }) => sum + count, 0)
  const points = steps.reduce((sum, step) => sum + step * countOf(String(step)), 0)
  return { key, text, answers, average: all === 0 ? null : Math.round((10 * points) / all) / 10 }
}
