import type { StaffCampaign } from '@shop/contract/campaign/staff-campaign'
import { markClaims } from '@shop/czech/mark-claims'
import { wordsOfBlocks } from '@shop/domain/content/blocks'
import { ok } from '@shop/domain/result'
import { countAudience } from '#app/campaign/audience.sql'
import { type CampaignRow, selectCampaigns, selectLetterOrders } from '#app/campaign/campaigns.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

export async function staffCampaigns({ db }: Context) {
  const rows = await selectCampaigns(db, null)
  return ok({
    campaigns: rows.map(({ fields: { name, subject }, changedBy: _by, isSegmentChanged: _changed, ...row }) => ({
      ...toHead(row),
      name,
      subject,
    })),
  })
}

export async function staffCampaign(context: Context, { campaignId }: { campaignId: number }) {
  return ok(await showCampaign(context, campaignId))
}

export async function showCampaign({ db, now }: Context, campaignId: number): Promise<StaffCampaign> {
  const [row] = await selectCampaigns(db, campaignId)
  if (!row) throw notFound()
  const { fields } = row
  const words = [fields.subject, fields.subjectB ?? '', fields.preheader, wordsOfBlocks(fields.blocks)]
  return {
    ...toHead(row),
    changedBy: row.changedBy,
    claims: markClaims(words.join('\n')).length,
    people: await countAudience(db, campaignId, now),
    isSegmentChanged: row.isSegmentChanged,
    bought: await selectLetterOrders(db, campaignId),
    fields,
  }
}

function toHead<Row extends Pick<CampaignRow, 'sendAt' | 'startedAt' | 'endedAt' | 'updatedAt'>>(row: Row) {
  return {
    ...row,
    sendAt: row.sendAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}
