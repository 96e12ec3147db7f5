import { isAskingTime } from '@shop/domain/review/review-request'
import type { CommandContext } from '#app/http/context'
import { asCommand } from '#app/jobs/job'
import { selectSettings } from '#app/store/store.sql'
import {
  type AskedPerson,
  selectNewFoodsToAsk,
  selectOrdersToAsk,
  selectPlansToAsk,
  selectReturnsToAsk,
  selectVisitorsToAsk,
} from '#app/survey/asked-people.sql'
import {
  AFTER_FAIR,
  AFTER_PLAN,
  AFTER_PURCHASE,
  AFTER_RETURN,
  inviteToSurvey,
  ON_TOLERANCE,
} from '#app/survey/invite-to-survey'

type Asker = (db: CommandContext['db'], asking: { type: string; days: number; now: Date }) => Promise<AskedPerson[]>

/** Each so many days later as the settings say; the first that fits somebody is the only one they get in a while. */
const KINDS: readonly [type: string, setting: string, usual: number, ask: Asker][] = [
  [AFTER_RETURN, 'return_days', 2, selectReturnsToAsk],
  [AFTER_PLAN, 'plan_days', 1, selectPlansToAsk],
  [ON_TOLERANCE, 'tolerance_days', 18, selectNewFoodsToAsk],
  [AFTER_FAIR, 'fair_days', 3, selectVisitorsToAsk],
  [AFTER_PURCHASE, 'ask_after_days', 7, selectOrdersToAsk],
]

/** How a return went, why a plan ended, how a new food agrees, how the fair was, how the purchase went. By day. */
export const inviteToSurveys = asCommand<'invite-to-surveys'>(async (context) => {
  const { db, now, log } = context
  if (!isAskingTime(now)) return
  const settings = await selectSettings(db, 'surveys.')
  for (const [type, setting, usual, ask] of KINDS) {
    const people = await ask(db, { type, days: Number(settings[`surveys.${setting}`] ?? usual), now })
    for (const person of people) await inviteToSurvey(context, { type, ...person })
    log.info({ survey: type, people: people.length }, 'survey.invited')
  }
})
