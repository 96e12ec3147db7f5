import { z } from 'zod'
import { BannerRow, BlogPostRow, FaqQuestionRow, LandingRow, SectionRow, StaticTextRow } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { CorrectRetailer, OwnRetailerEntry, RetailerEntry, RetailerToken, SendRetailerEntry } from '../retailer.ts'
import { Moment, Nothing, optionalText } from '../text-fields.ts'

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(200)

export const CONTENT_KINDS = ['article', 'question'] as const

export const VoteOnContent = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  slug: Slug,
  isHelpful: z.boolean(),
  message: optionalText(2000),
})
export type VoteOnContent = z.infer<typeof VoteOnContent>

export const MakePreviewLink = z.strictObject({
  kind: z.enum(['article', 'landing', 'page', 'question', 'banner', 'section']),
  /** Of a banner, which has no address: its number. */
  slug: Slug,
  /** Which wording of a page, or which variant of a landing page. */
  version: z.string().max(40).nullable().default(null),
})
export type MakePreviewLink = z.infer<typeof MakePreviewLink>

export const Preview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), row: BlogPostRow, expiresAt: Moment }),
  z.object({ kind: z.literal('landing'), row: LandingRow, expiresAt: Moment }),
  z.object({ kind: z.literal('question'), row: FaqQuestionRow, expiresAt: Moment }),
  z.object({ kind: z.literal('banner'), row: BannerRow, expiresAt: Moment }),
  z.object({ kind: z.literal('section'), row: SectionRow, expiresAt: Moment }),
  z.object({ kind: z.literal('page'), row: StaticTextRow, expiresAt: Moment }),
])
export type Preview = z.infer<typeof Preview>

/** What a reader may leave with the shop's words, and how an editor shows what is not out yet. */
export const contentEndpoints = {
  voteOnContent: endpoint({
    method: 'POST',
    path: '/content/votes',
    summary: 'Tells the editors whether an article or an answer helped.',
    access: 'anyone',
    body: VoteOnContent,
    reply: Nothing,
    status: 202,
    refusals: [],
  }),
  makePreviewLink: endpoint({
    method: 'POST',
    path: '/staff/preview-links',
    summary: 'Signs an address under which a draft can be read for two days.',
    access: 'staff',
    work: 'content',
    body: MakePreviewLink,
    reply: z.object({ url: z.url(), expiresAt: Moment }),
    status: 201,
    refusals: ['content_gone'],
  }),
  readPreview: endpoint({
    method: 'GET',
    path: '/content/previews',
    summary: 'Gives a draft to whoever holds a signed address.',
    access: 'anyone',
    query: z.strictObject({ token: z.string().max(600) }),
    reply: Preview,
    refusals: ['link_unknown', 'link_expired', 'content_gone'],
  }),
  readRetailer: endpoint({
    method: 'GET',
    path: '/content/retailer-entry',
    summary: 'Shows an entry of the map to its owner.',
    access: 'anyone',
    query: RetailerToken,
    reply: RetailerEntry,
    refusals: ['link_unknown', 'link_expired'],
  }),
  correctRetailer: endpoint({
    method: 'POST',
    path: '/content/retailer-entry',
    summary: 'Confirms an entry of the map, with what its owner has changed.',
    access: 'anyone',
    body: CorrectRetailer,
    reply: Nothing,
    refusals: ['link_unknown', 'link_expired'],
  }),
  ownRetailerEntry: endpoint({
    method: 'GET',
    path: '/account/retailer-entry',
    summary: 'The own entry of a wholesaler, and what deliveries say about the shop.',
    access: 'customer',
    reply: OwnRetailerEntry,
    refusals: [],
  }),
  sendRetailerEntry: endpoint({
    method: 'PUT',
    path: '/account/retailer-entry',
    summary:
      'Sends the own entry: what people have to check waits for them, the rest of a published one holds at once.',
    access: 'customer',
    body: SendRetailerEntry,
    reply: z.object({ state: z.enum(['waiting', 'published']) }),
    refusals: ['not_a_wholesaler', 'retailer_not_stocking'],
  }),
  endRetailerEntry: endpoint({
    method: 'POST',
    path: '/account/retailer-entry/end',
    summary: 'Takes the own entry off the map.',
    access: 'customer',
    body: Nothing,
    reply: Nothing,
    refusals: [],
  }),
}
