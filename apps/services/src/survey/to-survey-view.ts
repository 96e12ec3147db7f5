import type { SurveyView } from '@shop/contract/survey'
import { chooseThanks } from '@shop/domain/survey/choose-thanks'
import { editableUntil, surveyState } from '@shop/domain/survey/survey-state'
import type { SurveyRules } from '#app/survey/survey-rules'
import type { InvitationRow } from '#app/survey/surveys.sql'

export function toSurveyView(row: InvitationRow, rules: SurveyRules, now: Date): SurveyView {
  const { type, title, intro, questions, answers, thanks } = row
  const kind = chooseThanks(Object.keys(thanks), answers)
  return {
    type,
    title,
    intro,
    state: surveyState(row, now),
    questions,
    answers,
    thanks: thanks[kind] ?? thanks.default ?? { heading: '', body: '' },
    editableUntil: editableUntil(row, rules.editDays, now)?.toISOString() ?? null,
    replyBy: row.replyBy,
    credits: row.finishedAt ? (row.credits ?? 0) : row.customerId === null ? 0 : rules.credits,
  }
}
