import type { SurveyAnswerRows } from '@shop/contract/staff/staff-survey'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { toCsv } from '#app/parts/to-csv.ts'
import { SURVEY_EDITOR } from '#app/texts/outreach/survey-editor.ts'

/** One line for each answer; the columns are the questions as they are asked now. */
export function toAnswersCsv({ questions, rows }: Pick<SurveyAnswerRows, 'questions' | 'rows'>): string {
  const head = [SURVEY_EDITOR.at, SURVEY_EDITOR.order, ...questions.map(({ text }) => text)]
  return toCsv([
    head,
    ...rows.map(({ at, orderNumber, answers }) => [
      toWallClock(at),
      orderNumber ?? '',
      ...questions.map(({ key }) => answers[key] ?? ''),
    ]),
  ])
}

/** `2026-11-17 11:00`: a table sorts it, and it is the hour that people in the shop know. */
function toWallClock(at: string): string {
  const { date, time } = toPragueTime(new Date(at))
  return `${date} ${time}`
}
