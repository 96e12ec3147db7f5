import { brakeOf } from '@shop/domain/campaign/campaign'
import { lockCampaign, selectCampaigns, selectEndedUntold, updateCampaignState } from '#app/campaign/campaigns.sql'
import { countCameBack } from '#app/campaign/recipients.sql'
import type { CommandContext } from '#app/http/context'
import { audit, tellHistory } from '#app/http/context'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

const REASONS = {
  bounces: 'Brzda: vrací se příliš mnoho dopisů.',
  complaints: 'Brzda: příliš mnoho stížností na spam.',
} as const

export const BRAKE_TASK = 'campaign_braked' as const
const RETURNED_TASK = 'campaign_returned' as const
/** Relays try for some days before they give a letter back. */
const JUDGED_MS = 7 * 24 * 3_600_000

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

/** There is nothing left to stop: somebody is told, once, before the next letter goes to the same people. */
export async function judgeEndedCampaigns({ db, now }: Pick<CommandContext, 'db' | 'now'>): Promise<void> {
  const since = new Date(now.getTime() - JUDGED_MS)
  for (const { campaignId, name } of await selectEndedUntold(db, { since, task: RETURNED_TASK })) {
    const counts = await countCameBack(db, campaignId)
    const brake = brakeOf(counts)
    if (brake === null) continue
    const details = { name, brake, ...counts }
    await openStaffTask(db, { kind: RETURNED_TASK, subject: `campaign:${campaignId}`, orderId: null, details, now })
  }
}
