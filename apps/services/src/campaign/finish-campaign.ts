import { lockCampaign, selectCampaigns, updateCampaignState } from '#app/campaign/campaigns.sql'
import { countOpenRecipients } from '#app/campaign/recipients.sql'
import { audit, tellHistory } from '#app/http/context'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

/** Nobody waits any more: the letter is sent, unless somebody has paused it in the same moment. */
export async function finishCampaign(context: JobContext, campaignId: number): Promise<void> {
  const now = context.deps.clock.now()
  await inTransaction(context.deps.pool, async (db) => {
    await lockCampaign(db, campaignId)
    const [campaign] = await selectCampaigns(db, campaignId)
    if (campaign?.state !== 'sending' || (await countOpenRecipients(db, campaignId)) > 0) return
    await tellHistory({ ...context, db }, '')
    await updateCampaignState(db, campaignId, { state: 'sent', now })
    await audit(db, context, 'campaign.sent', { type: 'campaign', id: campaignId })
  })
}
