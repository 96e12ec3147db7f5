import type { SurveyAnswers, SurveyView } from '@shop/contract/survey'
import { ok, refuse } from '@shop/domain/result'
import { checkAnswers } from '@shop/domain/survey/check-answers'
import { chooseThanks, isUnhappy } from '@shop/domain/survey/choose-thanks'
import { audit, type Context } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { hashSecret } from '#app/identity/secret'
import { openStaffTask } from '#app/order/staff-tasks.sql'
import { type InvitationRow, lockInvitation, selectInvitation, updateAnswers } from '#app/survey/surveys.sql'

/** Only looks, so that a machine that reads mails answers nothing. */
export async function readSurvey({ db, now }: Context, { secret }: { secret: string }) {
  const row = await selectInvitation(db, hashSecret(secret))
  return row ? ok(toView(row, now)) : refuse('link_unknown')
}

interface Given {
  secret: string
  answers: SurveyAnswers
  isFinished: boolean
}

/** What comes is laid over what is there; the last part closes it, and nothing opens it again. */
export async function answerSurvey(context: Context, { secret, answers, isFinished }: Given) {
  const { db, now } = context
  const row = await lockInvitation(db, hashSecret(secret))
  if (!row) return refuse('link_unknown')
  if (row.finishedAt) return refuse('survey_answered')
  if (row.expiresAt <= now) return refuse('link_expired')
  const all = { ...row.answers, ...answers }
  const fields = checkAnswers(row.questions, all, isFinished)
  if (Object.keys(fields).length > 0) throw new RequestError('invalid_input', { fields })
  await updateAnswers(db, row.id, { answers: all, now, isFinished })
  if (isFinished) await finish(context, row, all)
  return ok(toView({ ...row, answers: all, finishedAt: isFinished ? now : null }, now))
}

async function finish(context: Context, row: InvitationRow, answers: SurveyAnswers): Promise<void> {
  const { db, now } = context
  await audit(db, context, 'survey.answered', { type: 'survey_invitation', id: row.id }, { survey: row.type })
  if (!isUnhappy(answers)) return
  const subject = `survey_invitation:${row.id}`
  await openStaffTask(db, { kind: 'unhappy_answer', subject, orderId: row.orderId, details: { survey: row.type }, now })
}

function toView(row: InvitationRow, now: Date): SurveyView {
  const { type, title, intro, questions, answers, thanks } = row
  const kind = chooseThanks(Object.keys(thanks), answers)
  return {
    type,
    title,
    intro,
    state: row.finishedAt ? 'finished' : row.expiresAt <= now ? 'expired' : 'open',
    questions,
    answers,
    thanks: thanks[kind] ?? thanks.default ?? { heading: '', body: '' },
  }
}
