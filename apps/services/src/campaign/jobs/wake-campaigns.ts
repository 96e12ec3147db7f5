import { missingLetterOf } from '@shop/domain/campaign/campaign'
import { judgeEndedCampaigns } from '#app/campaign/brake-campaign'
import { selectDueCampaigns, selectPlannedLetters, updateCampaignState } from '#app/campaign/campaigns.sql'
import { audit, tellHistory } from '#app/http/context'
import { asCommand } from '#app/jobs/job'
import { enqueue } from '#app/store/jobs'
import { openStaffTaskOnce } from '#app/tasks/staff-tasks.sql'

const SILENT_MS = 5 * 60_000
const MONTH_MS = 31 * 24 * 3_600_000

/** Begins what was planned for now; a campaign whose run nobody has heard of goes on, and what came back of one that has ended is judged. Who is asleep at night wakes by itself in the morning. */
export const wakeCampaigns = asCommand<'wake-campaigns'>(async (context) => {
  const { db, now, requestId } = context
  const due = await selectDueCampaigns(db, now, new Date(now.getTime() - SILENT_MS))
  for (const { campaignId, state } of due) {
    if (state === 'scheduled') {
      await tellHistory(context, '')
      await updateCampaignState(db, campaignId, { state: 'sending', now })
      await audit(db, context, 'campaign.begun', { type: 'campaign', id: campaignId })
    }
    await enqueue(
      db,
      'send-campaign',
      { campaignId, requestId },
      { jobKey: `campaign:${campaignId}`, queue: 'campaigns' },
    )
  }
  await judgeEndedCampaigns(context)
})

/** Subscribers were promised a letter a month: when nobody has planned one by the twentieth, somebody is asked to. */
export const askForLetter = asCommand<'ask-for-letter'>(async ({ db, now }) => {
  const month = missingLetterOf(now, await selectPlannedLetters(db, new Date(now.getTime() - MONTH_MS)))
  if (month) await openStaffTaskOnce(db, { kind: 'letter_missing', subject: `month:${month}`, orderId: null, now })
})
