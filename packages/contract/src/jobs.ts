import { CASE_KINDS } from '@shop/domain/case/case-state'
import { z } from 'zod'
import { AskPuppyPlan } from './campaign/puppy-plan.ts'
import { NEWSLETTER_TOPICS } from './newsletter.ts'
import { ReturnPath } from './text-fields.ts'

/** Payloads of background jobs. Each carries the request that caused it, so that one id leads through all logs. */
const Caused = z.object({ requestId: z.string() })

const Waiting = z.object({
  messages: z.number(),
  applications: z.number(),
  reviews: z.number(),
  approvals: z.number(),
  tasks: z.number(),
})

/** Of the timetable: nobody asked, so there is nothing to say. */
const Timed = z.object({}).loose()

export const JOBS = {
  'send-mail': Caused.extend({ mailId: z.number() }),
  'answer-registration': Caused.extend({ registrationId: z.number() }),
  'answer-link-request': Caused.extend({
    purpose: z.enum(['reset_password', 'sign_in']),
    email: z.string(),
    returnTo: ReturnPath.nullable(),
    browser: z.string(),
  }),
  /** An empty number asks for all of them. */
  'answer-order-request': Caused.extend({ email: z.string(), orderNumber: z.string() }),
  /** The session that asked: once it has ended, so has its wish. */
  'answer-email-change': Caused.extend({ userId: z.string(), sessionId: z.string(), newEmail: z.string() }),
  'read-payment': Caused.extend({ gatewayId: z.string() }),
  'send-refund': Caused.extend({ paymentId: z.number() }),
  'measure-refund': Caused.extend({ refundId: z.number() }),
  'act-at-gateway': Caused.extend({ paymentId: z.number(), action: z.enum(['capture', 'void_authorization']) }),
  'label-parcel': Caused.extend({ parcelId: z.number() }),
  'print-labels': Caused.extend({ printerId: z.number() }),
  'resume-prints': Timed,
  'cancel-label': Caused.extend({ parcelId: z.number() }),
  'cancel-superseded': Caused.extend({ parcelId: z.number(), announcementId: z.number() }),
  'track-pushed': Caused.extend({ carrierCode: z.string(), shipmentId: z.string() }),
  'track-parcels': Timed,
  'tell-late-parcels': Timed,
  'age-orders': Timed,
  'age-credits': Timed,
  'tell-ready-credits': Timed,
  'expire-vouchers': Timed,
  'send-vouchers': Timed,
  'give-birthdays': Timed,
  'count-levels': Timed,
  'settle-referrals': Timed,
  'reward-breeders': Timed,
  'remind-packs': Timed,
  'settle-groups': Timed,
  'make-document': Caused.extend({ documentId: z.number() }),
  'answer-subscription': Caused.extend({
    email: z.string(),
    topics: z.array(z.enum(NEWSLETTER_TOPICS)),
    source: z.string(),
    network: z.string(),
    wordingVersion: z.number().nullable().default(null),
  }),
  'answer-product-alert': Caused.extend({ productAlertId: z.number() }),
  'send-product-alerts': Timed,
  'send-push': Caused.extend({ pushId: z.number() }),
  /** Counts alone: it lies in a queue, and then with the push service of a browser. */
  'send-staff-push': Caused.extend({ subscriptionId: z.number(), counts: Waiting, writtenAt: z.string() }),
  'make-review-pictures': Caused.extend({ reviewId: z.number() }),
  'ask-for-reviews': Timed,
  'invite-to-surveys': Timed,
  'ask-retailers': Timed,
  'refresh-retailers': Timed,
  'issue-due-invoices': Timed,
  'poll-payments': Timed,
  'import-bank': Timed,
  'match-remittances': Timed,
  'ask-instruments': Timed,
  'count-delivery-days': Timed,
  'import-points': Timed,
  'reread-points': Timed,
  'remind-payments': Timed,
  'age-invoices': Timed,
  'purge-expired': Timed,
  'age-accounts': Timed,
  'refresh-cards': Timed,
  'count-words': Timed,
  'count-pairs': Timed,
  'count-paces': Timed,
  'sell-short-dates': Timed,
  'expire-orders': Timed,
  'age-carts': Timed,
  'count-run-outs': Timed,
  'remind-run-outs': Timed,
  'check-truths': Timed,
  'write-feeds': Timed,
  'check-all-truths': Timed,
  'purge-edges': Timed,
  'announce-cycles': Timed,
  'lock-cycles': Timed,
  'move-cycles': Timed,
  'place-cycles': Timed,
  'follow-cycles': Timed,
  'charge-cycles': Timed,
  /** What was asked for by a number and an address; whether they belong together is nobody's to know but the mailbox's. */
  'answer-case-link': Caused.extend({ kind: z.enum(CASE_KINDS), orderNumber: z.string(), email: z.string() }),
  'age-cases': Timed,
  /** A claim of the guarantee whose picture has to be seen before the rule may pay. */
  'decide-claim': Caused.extend({ caseId: z.number() }),
  /** The carrier may not answer; the case goes on without it. */
  'make-return-code': Caused.extend({ caseId: z.number() }),
  /** An import or bulk change is read, written or taken back, as its state says. */
  'work-bulk': Caused.extend({ bulkId: z.number() }),
  /** The next letters of a campaign that is being sent. */
  'send-campaign': Caused.extend({ campaignId: z.number() }),
  'answer-puppy-plan': Caused.extend({
    email: z.string(),
    dogName: z.string(),
    birthDate: z.string(),
    adultWeight: AskPuppyPlan.shape.adultWeight,
    letters: AskPuppyPlan.shape.letters,
  }),
  'send-puppy-letters': Timed,
  'wake-campaigns': Timed,
  'ask-for-letter': Timed,
  /** To whoever wrote it. */
  'try-campaign': Caused.extend({ campaignId: z.number(), variant: z.enum(['a', 'b']), userId: z.string() }),
  /** A batch was blocked: boxes with it are taken apart, and orders that it was to serve wait. */
  'stop-batch': Caused.extend({ batchId: z.number() }),
  /** A box left after its batch was recalled: its order was not among those that were told. */
  'tell-late-recall': Caused.extend({ parcelId: z.number() }),
  /** A wording was published with a notice: the next hundreds of people are told of it. */
  'tell-wording': Caused.extend({ versionId: z.number() }),
  /** Who has come since a wording was announced is told of it as well. */
  'tell-newcomers': Timed,
  'draw-uploads': Caused.extend({ uploadIds: z.array(z.number()) }),
  'wake-tickets': Timed,
  'tell-staff': Timed,
  'age-applications': Timed,
  'send-webhooks': Timed,
} as const

export type JobName = keyof typeof JOBS
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]>
