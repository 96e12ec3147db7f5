import type { SurveyAnswerRows } from '@shop/contract/staff/staff-survey'
import { toCsv } from '#app/parts/to-csv.ts'
import { SURVEY_EDITOR } from '#app/texts/outreach/survey-editor.ts'

/** One line for each answer; the columns are the questions as they are asked now. */
export function toAnswersCsv({ questions, rows }: Pick<SurveyAnswerRows, 'questions' | 'rows'>): string {
  const head = [SURVEY_EDITOR.at, SURVEY_EDITOR.order, ...questions.map(({ text }) => text)]
  return toCsv([
    head,
    ...rows.map(({ at, orderNumber, answers }) => [
      at,
      orderNumber ?? '',
      ...questions.map(({ key }) => answers[key] ?? ''),
    ]),
  ])
}
