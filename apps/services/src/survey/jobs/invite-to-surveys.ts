import { isAskingTime } from '@shop/domain/review/review-request'
import { asCommand } from '#app/jobs/job'
import { selectSettings } from '#app/store/store.sql'
import { type AskedPerson, selectOrdersToAsk, selectPlansToAsk, selectReturnsToAsk } from '#app/survey/asked-people.sql'
import { AFTER_PLAN, AFTER_PURCHASE, AFTER_RETURN, inviteToSurvey } from '#app/survey/invite-to-survey'

const RETURN_DAYS = 2
const PLAN_DAYS = 1

/** How the purchase went, a week after the parcel came; how a return went, when the money is back; why a plan ended. By day. */
export const inviteToSurveys = asCommand<'invite-to-surveys'>(async (context) => {
  const { db, now, log } = context
  if (!isAskingTime(now)) return
  const settings = await selectSettings(db, 'surveys.ask_after_days')
  const purchaseDays = Number(settings['surveys.ask_after_days'] ?? 7)
  const asked: [string, AskedPerson[]][] = [
    [AFTER_PURCHASE, await selectOrdersToAsk(db, { type: AFTER_PURCHASE, days: purchaseDays, now })],
    [AFTER_RETURN, await selectReturnsToAsk(db, { type: AFTER_RETURN, days: RETURN_DAYS, now })],
    [AFTER_PLAN, await selectPlansToAsk(db, { type: AFTER_PLAN, days: PLAN_DAYS, now })],
  ]
  for (const [type, people] of asked) {
    for (const person of people) await inviteToSurvey(context, { type, ...person })
    log.info({ survey: type, people: people.length }, 'survey.invited')
  }
})
