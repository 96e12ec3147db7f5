import { missingOfLetter } from '@shop/domain/campaign/campaign'
import { ok, refuse } from '@shop/domain/result'
import { selectCampaigns } from '#app/campaign/campaigns.sql'
import { drawLetter } from '#app/campaign/draw-letter'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { INLINE_LOGOS } from '#app/mail/inline-logos'
import { enqueue } from '#app/store/jobs'

interface Tried {
  campaignId: number
  variant: 'a' | 'b'
}

/** As it is saved. A draft without a subject or a head is shown as far as it goes. */
export async function previewCampaign({ db, deps: { config } }: Context, { campaignId, variant }: Tried) {
  const [campaign] = await selectCampaigns(db, campaignId)
  if (!campaign) throw notFound()
  if (missingOfLetter({ ...campaign.fields, subject: 'x' }).length > 0)
    return refuse('content_incomplete', { missing: missingOfLetter(campaign.fields) })
  const drawn = await drawLetter(db, campaign, { config, logos: INLINE_LOGOS, unsubscribeUrl: config.STOREFRONT_URL })
  return ok(drawn[variant])
}

/** To whoever asks for it, and to nobody else: a letter that was not finished must not reach a customer by a typing error. */
export async function testCampaign(context: Context, { campaignId, variant }: Tried) {
  const { db, requestId } = context
  const [campaign] = await selectCampaigns(db, campaignId)
  if (!campaign) throw notFound()
  const missing = missingOfLetter(campaign.fields)
  if (missing.length > 0) return refuse('content_incomplete', { missing })
  const { userId } = staffAtWork(context)
  await enqueue(db, 'try-campaign', { campaignId, variant, userId, requestId })
  return ok({})
}
