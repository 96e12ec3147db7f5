import { brakeOf } from '@shop/domain/campaign/campaign'
import { lockCampaign, selectCampaigns, updateCampaignState } from '#app/campaign/campaigns.sql'
import { countCameBack } from '#app/campaign/recipients.sql'
import { audit, tellHistory } from '#app/http/context'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

const REASONS = {
  bounces: 'Brzda: vrací se příliš mnoho dopisů.',
  complaints: 'Brzda: příliš mnoho stížností na spam.',
} as const

export const BRAKE_TASK = 'campaign_braked'

/** When too much comes back, the campaign pauses by itself and waits for a person. */
export async function brakeCampaign(context: JobContext, campaignId: number): Promise<void> {
  const { pool, clock } = context.deps
  const brake = brakeOf(await countCameBack(pool, campaignId))
  if (brake === null) return
  await inTransaction(pool, async (db) => {
    await lockCampaign(db, campaignId)
    const [campaign] = await selectCampaigns(db, campaignId)
    if (campaign?.state !== 'sending') return
    const now = clock.now()
    const counts = await countCameBack(db, campaignId)
    await tellHistory({ ...context, db }, REASONS[brake])
    await updateCampaignState(db, campaignId, { state: 'paused', now })
    await audit(db, context, 'campaign.braked', { type: 'campaign', id: campaignId })
    const details = { name: campaign.fields.name, brake, ...counts }
    await openStaffTask(db, { kind: BRAKE_TASK, subject: `campaign:${campaignId}`, orderId: null, details, now })
  })
}
