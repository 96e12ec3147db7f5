import type { SurveyAnswers } from '@shop/contract/survey'
import { addBusinessDays } from '@shop/domain/calendar/business-days'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { checkAnswers } from '@shop/domain/survey/check-answers'
import { isUnhappy } from '@shop/domain/survey/choose-thanks'
import { editableUntil, surveyState } from '@shop/domain/survey/survey-state'
import { audit, type Context } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { hashSecret } from '#app/store/secret'
import { rewardAnswer } from '#app/survey/reward-answer'
import { selectSurveyRules } from '#app/survey/survey-rules'
import { type InvitationRow, lockInvitation, saveAnswers, selectInvitation } from '#app/survey/surveys.sql'
import { toSurveyView } from '#app/survey/to-survey-view'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/** Only looks, so that a machine that reads mails answers nothing. */
export async function readSurvey({ db, now }: Context, { secret }: { secret: string }) {
  const row = await selectInvitation(db, hashSecret(secret))
  return row ? ok(toSurveyView(row, await selectSurveyRules(db), now)) : refuse('link_unknown')
}

interface Given {
  secret: string
  answers: SurveyAnswers
  isFinished: boolean
  isEdit: boolean
}

/** What comes is laid over what is there. The last part closes it; after that only somebody who says so changes it. */
export async function answerSurvey(context: Context, { secret, answers, isFinished, isEdit }: Given) {
  const { db, now } = context
  const row = await lockInvitation(db, hashSecret(secret))
  if (!row) return refuse('link_unknown')
  const rules = await selectSurveyRules(db)
  const state = surveyState(row, now)
  if (state === 'expired') return refuse('link_expired')
  const isChange = state === 'finished'
  if (isChange && !(isEdit && editableUntil(row, rules.editDays, now))) return refuse('survey_answered')
  const all = { ...row.answers, ...answers }
  // What was asked when somebody began, and no longer is, stays answered and stands in nobody's way.
  const asked = Object.entries(all).filter(([key]) => key in answers || row.questions.some((one) => one.key === key))
  const fields = checkAnswers(row.questions, Object.fromEntries(asked), isFinished || isChange)
  if (Object.keys(fields).length > 0) throw new RequestError('invalid_input', { fields })
  const saved: InvitationRow = {
    ...row,
    answers: all,
    finishedAt: row.finishedAt ?? (isFinished ? now : null),
    editedAt: isChange ? now : null,
  }
  if (saved.finishedAt) await follow(context, row, saved, rules)
  await saveAnswers(db, saved, now)
  return ok(toSurveyView(saved, rules, now))
}

/** Of what was written to the end: credits for the first time, a person for whoever is unhappy now and was not before. */
async function follow(
  context: Context,
  before: InvitationRow,
  saved: InvitationRow,
  rules: Awaited<ReturnType<typeof selectSurveyRules>>,
): Promise<void> {
  const { db, now } = context
  const event = before.finishedAt ? 'survey.changed' : 'survey.answered'
  await audit(db, context, event, { type: 'survey_invitation', id: saved.id }, { survey: saved.type })
  if (!before.finishedAt) saved.credits = await rewardAnswer(context, saved, rules.credits)
  const wasUnhappy = before.finishedAt !== null && isUnhappy(before.answers)
  if (wasUnhappy || !isUnhappy(saved.answers)) return
  if (saved.email) saved.replyBy = addBusinessDays(toPragueTime(now).date, rules.replyDays)
  const details = { survey: saved.type, replyBy: saved.replyBy }
  const subject = `survey_invitation:${saved.id}`
  await openStaffTask(db, { kind: 'unhappy_answer', subject, orderId: saved.orderId, details, now })
}
