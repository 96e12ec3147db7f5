import { REVIEW_MERITS } from '@shop/domain/catalog/review-merits'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Email, Id, Moment, optionalText, Secret, text } from './text-fields.ts'
import { UploadKeys } from './upload.ts'

const REVIEW_STATES = ['pending', 'published', 'returned', 'rejected', 'withdrawn'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** In the order of the public rules of reviews. */
export const REPORT_REASONS = [
  'abuse',
  'personal_data',
  'off_topic',
  'advertising',
  'health_claim',
  'untrue',
  'unlawful',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const LONGEST_REVIEW = 1500
/** Who wants to change a review more often than this should write to us. */
export const MOST_VERSIONS = 10

const Merits = z.array(z.enum(REVIEW_MERITS)).max(REVIEW_MERITS.length)

export const WriteReview = z.strictObject({
  /** Of the review request; without it the signed-in customer writes. */
  secret: Secret.nullable().default(null),
  orderNumber: z.string().regex(/^\d{10}$/, { error: 'invalid' }),
  productId: Id,
  rating: z.coerce.number({ error: 'required' }).int({ error: 'required' }).min(1, { error: 'required' }).max(5),
  title: optionalText(80),
  body: text(LONGEST_REVIEW),
  authorName: text(40),
  dogId: Id.nullable().default(null),
  /** „Labrador, 3 roky, 29 kg“: what others read about the dog. */
  dogNote: optionalText(80),
  /** What suited the dog. */
  merits: Merits.default([]),
  /** New photos take the place of those sent before. */
  files: UploadKeys,
})
export type WriteReview = z.infer<typeof WriteReview>

export const ReviewPhoto = z.object({ key: z.string(), width: z.number(), height: z.number() })
export type ReviewPhoto = z.infer<typeof ReviewPhoto>

const OwnReview = z.object({
  id: z.number(),
  state: z.enum(REVIEW_STATES),
  rating: z.number(),
  title: z.string(),
  body: z.string(),
  authorName: z.string(),
  dogId: z.number().nullable(),
  dogNote: z.string(),
  merits: Merits,
  /** How many wordings it has had. */
  versions: z.number(),
  /** Why staff returned or refused it. */
  note: z.string(),
  reply: z.string().nullable(),
  /** Which public rule it broke. */
  reason: z.enum(REPORT_REASONS).nullable(),
  /** Returned or refused, and not appealed before. */
  canAppeal: z.boolean(),
  /** An appeal that waits for its decision. */
  isAppealed: z.boolean(),
  photos: z.array(ReviewPhoto),
  /** Photos that are still being drawn anew. */
  photosWaiting: z.number(),
})

/** One bought product, with what its buyer wrote about it. */
export const Reviewable = z.object({
  orderNumber: z.string(),
  productId: z.number(),
  slug: z.string(),
  name: z.string(),
  variantName: z.string(),
  deliveredAt: Moment.nullable(),
  review: OwnReview.nullable(),
})
export type Reviewable = z.infer<typeof Reviewable>

export const ReviewDesk = z.object({ authorName: z.string(), credits: z.number(), items: z.array(Reviewable) })
export type ReviewDesk = z.infer<typeof ReviewDesk>

export const AppealReview = z.strictObject({ secret: Secret.nullable().default(null), words: text(1000) })
export type AppealReview = z.infer<typeof AppealReview>

export const DecideReview = z.strictObject({
  state: z.enum(['published', 'returned', 'rejected']),
  note: optionalText(1000),
  /** Which public rule it breaks, when it is returned or refused. */
  reason: z.enum(REPORT_REASONS).nullable().default(null),
  /** The shop's public answer. */
  reply: optionalText(1000),
})
export type DecideReview = z.infer<typeof DecideReview>

export const ReportReview = z.strictObject({
  reason: z.enum(REPORT_REASONS, { error: 'required' }),
  note: optionalText(1000),
  /** Where to say how it ended. */
  email: Email.nullable().default(null),
})
export type ReportReview = z.infer<typeof ReportReview>

const ReviewId = z.strictObject({ id: Id })

export const reviewEndpoints = {
  ownReviews: endpoint({
    method: 'GET',
    path: '/reviews/own',
    summary: 'Everything the customer bought and may review, with what they wrote.',
    access: 'customer',
    reply: ReviewDesk,
    refusals: [],
  }),
  reviewsOfOrder: endpoint({
    method: 'GET',
    path: '/reviews/by-secret/:secret',
    summary: 'The same for one order, for whoever holds the link of its review request.',
    access: 'anyone',
    params: z.strictObject({ secret: Secret }),
    reply: ReviewDesk,
    refusals: ['link_unknown', 'link_expired'],
  }),
  writeReview: endpoint({
    method: 'POST',
    path: '/reviews',
    summary: 'Takes a review of something bought, or a new wording of it.',
    access: 'anyone',
    body: WriteReview,
    reply: z.object({ id: z.number(), state: z.enum(REVIEW_STATES) }),
    status: 201,
    refusals: ['link_unknown', 'link_expired', 'review_not_yours', 'review_closed'],
  }),
  withdrawReview: endpoint({
    method: 'POST',
    path: '/reviews/:id/withdrawal',
    summary: 'Takes a review back.',
    access: 'anyone',
    params: ReviewId,
    body: z.strictObject({ secret: Secret.nullable().default(null) }),
    reply: z.object({}),
    refusals: ['link_unknown', 'link_expired', 'review_not_yours'],
  }),
  decideReview: endpoint({
    method: 'PUT',
    path: '/staff/reviews/:id/decision',
    summary: 'Publishes a review, returns it for a change or refuses it.',
    access: 'staff',
    work: 'reviews',
    params: ReviewId,
    body: DecideReview,
    reply: z.object({ state: z.enum(REVIEW_STATES) }),
    refusals: ['review_closed', 'appeal_own_decision'],
  }),
  appealReview: endpoint({
    method: 'POST',
    path: '/reviews/:id/appeal',
    summary: 'Says once why a review that was returned or refused should be published; somebody else decides.',
    access: 'anyone',
    params: ReviewId,
    body: AppealReview,
    reply: z.object({ state: z.enum(REVIEW_STATES) }),
    status: 201,
    refusals: ['link_unknown', 'link_expired', 'review_not_yours', 'review_closed'],
  }),
  reportReview: endpoint({
    method: 'POST',
    path: '/reviews/:id/reports',
    summary: 'Tells staff that something is wrong with a published review.',
    access: 'anyone',
    params: ReviewId,
    body: ReportReview,
    reply: z.object({}),
    status: 201,
    refusals: ['review_gone'],
  }),
  voteReview: endpoint({
    method: 'POST',
    path: '/reviews/:id/votes',
    summary: 'Says that a published review helped; the same household says it once.',
    access: 'anyone',
    params: ReviewId,
    reply: z.object({ helpful: z.number() }),
    status: 201,
    refusals: ['review_gone'],
  }),
  reviewPhoto: endpoint({
    method: 'GET',
    path: '/review-photos/:key',
    summary: 'A photo of a review, for whoever knows its key.',
    access: 'anyone',
    params: z.strictObject({ key: z.string().regex(/^[0-9a-f]{32}$/) }),
    reply: z.object({ mediaType: z.literal('image/webp'), content: z.base64() }),
    refusals: ['link_unknown'],
  }),
}
