import { randomUUID } from 'node:crypto'
import { selectCampaigns } from '#app/campaign/campaigns.sql'
import { drawLetter } from '#app/campaign/draw-letter'
import { selectStaffAddress } from '#app/campaign/staff-address.sql'
import type { Job } from '#app/jobs/job'
import { LETTER_LOGOS } from '#app/mail/mailer'

/** A letter of its own to whoever wrote it, without a way out: there is nothing to leave. */
export const tryCampaign: Job<'try-campaign'> = async ({ deps }, { campaignId, variant, userId }) => {
  const { pool, config, mailer } = deps
  const [campaign] = await selectCampaigns(pool, campaignId)
  const to = await selectStaffAddress(pool, userId)
  if (!campaign || !to) return
  const drawn = await drawLetter(pool, campaign, { config, logos: LETTER_LOGOS, unsubscribeUrl: config.STOREFRONT_URL })
  const { subject, html, text } = drawn[variant]
  await mailer.tryLetter({
    messageId: `<${randomUUID()}@${new URL(config.STOREFRONT_URL).hostname}>`,
    ...{ to, subject: `Zkouška: ${subject}`, html, text },
  })
}
