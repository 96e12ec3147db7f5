import { isAskingTime } from '@shop/domain/review/review-request'
import { asCommand } from '#app/jobs/job'
import { selectSettings } from '#app/store/store.sql'
import { type AskedPerson, selectOrdersToAsk, selectPlansToAsk, selectReturnsToAsk } from '#app/survey/asked-people.sql'
import { AFTER_PLAN, AFTER_PURCHASE, AFTER_RETURN, inviteToSurvey } from '#app/survey/invite-to-survey'

/** How the purchase went, how a return went, why a plan ended: each so many days later as the settings say. By day. */
export const inviteToSurveys = asCommand<'invite-to-surveys'>(async (context) => {
  const { db, now, log } = context
  if (!isAskingTime(now)) return
  const settings = await selectSettings(db, 'surveys.')
  const daysOf = (key: string, usual: number) => Number(settings[`surveys.${key}`] ?? usual)
  const days = { purchase: daysOf('ask_after_days', 7), return: daysOf('return_days', 2), plan: daysOf('plan_days', 1) }
  const asked: [string, AskedPerson[]][] = [
    [AFTER_PURCHASE, await selectOrdersToAsk(db, { type: AFTER_PURCHASE, days: days.purchase, now })],
    [AFTER_RETURN, await selectReturnsToAsk(db, { type: AFTER_RETURN, days: days.return, now })],
    [AFTER_PLAN, await selectPlansToAsk(db, { type: AFTER_PLAN, days: days.plan, now })],
  ]
  for (const [type, people] of asked) {
    for (const person of people) await inviteToSurvey(context, { type, ...person })
    log.info({ survey: type, people: people.length }, 'survey.invited')
  }
})
