import { CAMPAIGN_STATES } from '@shop/domain/campaign/campaign'
import { z } from 'zod'
import { NEWSLETTER_TOPICS } from '../newsletter.ts'
import { EditedBlocks } from '../staff/edited-blocks.ts'
import { Id, Moment, optionalText, text } from '../text-fields.ts'

export const CampaignFields = z.strictObject({
  name: text(120),
  subject: optionalText(150),
  subjectB: text(150).nullable(),
  preheader: optionalText(200),
  topic: z.enum(NEWSLETTER_TOPICS).nullable(),
  segmentId: Id.nullable(),
  blocks: EditedBlocks,
})
export type CampaignFields = z.infer<typeof CampaignFields>

const Versioned = z.strictObject({ version: z.int().positive(), reason: optionalText(300) })

export const NewCampaign = z.strictObject({ name: text(120) })
export const SaveCampaign = Versioned.extend({ fields: CampaignFields })
export type SaveCampaign = z.infer<typeof SaveCampaign>
/** Now when no moment is given. */
export const ScheduleCampaign = Versioned.extend({ at: Moment.nullable() })
export type ScheduleCampaign = z.infer<typeof ScheduleCampaign>
export const MoveCampaign = Versioned.extend({ move: z.enum(['withdraw', 'pause', 'stop']) })
export type MoveCampaign = z.infer<typeof MoveCampaign>
export const ResumeCampaign = Versioned
export type ResumeCampaign = z.infer<typeof ResumeCampaign>
export const TestCampaign = z.strictObject({ variant: z.enum(['a', 'b']).default('a') })

const VariantResult = z.object({ variant: z.enum(['a', 'b']), sent: z.number(), unsubscribed: z.number() })

/** Counts, never persons. */
export const CampaignResults = z.object({
  listed: z.number(),
  waiting: z.number(),
  sent: z.number(),
  inDoubt: z.number(),
  refused: z.number(),
  skipped: z.number(),
  bounced: z.number(),
  complained: z.number(),
  unsubscribed: z.number(),
  variants: z.array(VariantResult),
})
export type CampaignResults = z.infer<typeof CampaignResults>

/** What recipients bought within a week. */
const LetterOrders = z.object({
  orders: z.number(),
  amount: z.number(),
  variants: z.array(z.object({ variant: z.enum(['a', 'b']), orders: z.number() })),
})
export type LetterOrders = z.infer<typeof LetterOrders>

const CampaignHead = z.object({
  campaignId: z.number(),
  version: z.number(),
  state: z.enum(CAMPAIGN_STATES),
  sendAt: Moment.nullable(),
  startedAt: Moment.nullable(),
  endedAt: Moment.nullable(),
  updatedAt: Moment,
  results: CampaignResults,
})

export const StaffCampaigns = z.object({
  campaigns: z.array(CampaignHead.extend({ name: z.string(), subject: z.string() })),
})
export type StaffCampaigns = z.infer<typeof StaffCampaigns>

export const StaffCampaign = CampaignHead.extend({
  changedBy: z.string().nullable(),
  claims: z.number(),
  /** Who would get it if it went now; those written to lately are left out. */
  people: z.number(),
  /** The segment was rewritten after the campaign was planned; the campaign keeps the question it had. */
  isSegmentChanged: z.boolean(),
  bought: LetterOrders,
  fields: CampaignFields,
})
export type StaffCampaign = z.infer<typeof StaffCampaign>

export const CampaignPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() })
