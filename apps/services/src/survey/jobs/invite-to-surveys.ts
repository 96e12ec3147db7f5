import { asCommand } from '#app/jobs/job'
import { selectSettings } from '#app/store/store.sql'
import { inviteToSurvey } from '#app/survey/invite-to-survey'
import { selectOrdersToAsk } from '#app/survey/surveys.sql'

const AFTER_PURCHASE = 'po-nakupu'

/** How the purchase went, a week after the parcel came. */
export const inviteToSurveys = asCommand<'invite-to-surveys'>(async (context) => {
  const { db, now, log } = context
  const settings = await selectSettings(db, 'surveys.ask_after_days')
  const orders = await selectOrdersToAsk(db, AFTER_PURCHASE, Number(settings['surveys.ask_after_days'] ?? 7), now)
  for (const { id, email, customerId } of orders) {
    await inviteToSurvey(context, { type: AFTER_PURCHASE, email, orderId: id, customerId })
  }
  log.info({ orders: orders.length }, 'survey.invited')
})
