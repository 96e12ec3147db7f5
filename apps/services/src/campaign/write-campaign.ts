import type {
  MoveCampaign,
  ResumeCampaign,
  SaveCampaign,
  ScheduleCampaign,
} from '@shop/contract/campaign/staff-campaign'
import { type CampaignMove, missingOfLetter, movedCampaign } from '@shop/domain/campaign/campaign'
import { ok, refuse } from '@shop/domain/result'
import { BRAKE_TASK } from '#app/campaign/brake-campaign'
import { insertCampaign, lockCampaign, updateCampaign, updateCampaignState } from '#app/campaign/campaigns.sql'
import { MONTHLY_LETTER } from '#app/campaign/emails/monthly-letter'
import { updateJudgedFrom } from '#app/campaign/recipients.sql'
import { lockSegment } from '#app/campaign/segment.sql'
import { showCampaign } from '#app/campaign/show-campaign'
import { wrongInBlocks } from '#app/content/sections/wrong-in-blocks'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { enqueue } from '#app/store/jobs'
import { closeStaffTaskAbout } from '#app/tasks/staff-tasks.sql'

type Of<Body> = Body & { campaignId: number }

export async function createCampaign(context: Context, { name }: { name: string }) {
  await tellHistory(context, '')
  const campaignId = await insertCampaign(context.db, name, MONTHLY_LETTER)
  await audit(context.db, context, 'campaign.created', { type: 'campaign', id: campaignId })
  return ok(await showCampaign(context, campaignId))
}

/** Held until the command is done; somebody who saw an older version is told who was faster, and nothing is written. */
async function holdCampaign(context: Context, campaignId: number, version: number) {
  if (!(await lockCampaign(context.db, campaignId))) throw notFound()
  const campaign = await showCampaign(context, campaignId)
  if (campaign.version === version) return ok(campaign)
  return refuse('version_conflict', { version: campaign.version, changedBy: campaign.changedBy })
}

export async function saveCampaign(context: Context, { campaignId, version, reason, fields }: Of<SaveCampaign>) {
  const { db } = context
  const held = await holdCampaign(context, campaignId, version)
  if (!held.ok) return held
  // What somebody has planned to send is what was looked at.
  if (held.value.state !== 'draft') return refuse('campaign_state', { state: held.value.state })
  const wrong = await wrongInBlocks(db, fields.blocks, held.value.fields.blocks)
  if (wrong) return refuse('choice_unknown', { field: wrong })
  if (fields.segmentId !== null && (await lockSegment(db, fields.segmentId)) === null)
    return refuse('choice_unknown', { field: 'segment' })
  await tellHistory(context, reason)
  await updateCampaign(db, campaignId, fields)
  await audit(db, context, 'campaign.saved', { type: 'campaign', id: campaignId })
  return ok(await showCampaign(context, campaignId))
}

export async function scheduleCampaign(context: Context, { campaignId, version, at, reason }: Of<ScheduleCampaign>) {
  const { db, now } = context
  const held = await holdCampaign(context, campaignId, version)
  if (!held.ok) return held
  const { state, fields } = held.value
  const missing = missingOfLetter(fields)
  if (missing.length > 0) return refuse('content_incomplete', { missing })
  const planned = movedCampaign(state, 'schedule')
  if (!planned) return refuse('campaign_state', { state })
  const sendAt = at !== null && new Date(at) > now ? new Date(at) : now
  await tellHistory(context, reason)
  await updateCampaignState(db, campaignId, { state: planned, now, sendAt })
  await audit(db, context, 'campaign.scheduled', { type: 'campaign', id: campaignId })
  // The clock of the queue may be another one than the shop's; the timetable looks each minute as well.
  if (sendAt <= now) await enqueue(db, 'wake-campaigns', {}, { jobKey: 'campaigns:now' })
  return ok(await showCampaign(context, campaignId))
}

export async function moveCampaign(context: Context, { move, ...given }: Of<MoveCampaign>) {
  return go(context, given, move)
}

export async function resumeCampaign(context: Context, given: Of<ResumeCampaign>) {
  return go(context, given, 'resume')
}

const DONE = { withdraw: 'withdrawn', pause: 'paused', stop: 'stopped', resume: 'resumed' } as const

async function go(
  context: Context,
  { campaignId, version, reason }: Of<ResumeCampaign>,
  move: CampaignMove & keyof typeof DONE,
) {
  const { db, now, requestId } = context
  const held = await holdCampaign(context, campaignId, version)
  if (!held.ok) return held
  const state = movedCampaign(held.value.state, move)
  if (!state) return refuse('campaign_state', { state: held.value.state })
  await tellHistory(context, reason)
  await updateCampaignState(db, campaignId, { state, now })
  await audit(db, context, `campaign.${DONE[move]}`, { type: 'campaign', id: campaignId })
  if (state !== 'paused') await closeStaffTaskAbout(db, braked(campaignId), { closedBy: 'system', note: '', now })
  if (state === 'sending') {
    await updateJudgedFrom(db, campaignId, now)
    await enqueue(
      db,
      'send-campaign',
      { campaignId, requestId },
      { jobKey: `campaign:${campaignId}`, queue: 'campaigns' },
    )
  }
  return ok(await showCampaign(context, campaignId))
}

function braked(campaignId: number) {
  return { kind: BRAKE_TASK, subject: `campaign:${campaignId}` }
}
