import { CASE_DOUBTS } from '@shop/domain/case/case-doubts'
import {
  CASE_CHANNELS,
  CASE_ENDS,
  CASE_KINDS,
  CASE_OUTCOMES,
  CASE_PROBLEMS,
  CASE_STATES,
  CASE_WISHES,
  GOODS_CONDITIONS,
  RETURN_WAYS,
} from '@shop/domain/case/case-state'
import { z } from 'zod'
import { GoodsPicture, Halere } from '../cart-view.ts'
import { as, Day, Email, Moment, optionalText, text } from '../text-fields.ts'
import { UploadKeys } from '../upload.ts'

/** A link of an order or of a mail about a case. It opens forms and cases of one order, and nothing else. */
export const CaseAccess = z.strictObject({
  token: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9._-]+$/),
})

const Doubts = z.array(z.enum(CASE_DOUBTS))

/** Asked with a number and an address; the answer is the same whether there is such an order or not. */
export const RequestCaseLink = z.strictObject({
  kind: z.enum(CASE_KINDS),
  orderNumber: z
    .string(as('required'))
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^[1-9]\d{9}$/, as('invalid'))),
  email: Email,
})
export type RequestCaseLink = z.infer<typeof RequestCaseLink>

const CaseFormLine = z.object({
  position: z.number(),
  name: z.string(),
  variantName: z.string(),
  /** The bundle it was bought in: a bundle comes back by its parts. */
  bundleName: z.string().nullable(),
  isGift: z.boolean(),
  pieces: z.number(),
  /** Pieces nobody has asked about in that way yet. */
  left: z.object({ withdrawal: z.number(), complaint: z.number(), guarantee: z.number() }),
  /** Paid for all of its pieces, after coupon and credits. */
  amount: Halere,
  image: GoodsPicture.nullable(),
  protein: z.string().nullable(),
  /** Pieces of all parcels; a release before did not say how many. */
  batches: z.array(z.object({ code: z.string(), bestBefore: Day.nullable(), pieces: z.number().optional() })),
  /** What somebody would have to look at, were one unopened piece of it asked about now. None keeps a form from being sent. */
  doubts: z.object({ withdrawal: Doubts, complaint: Doubts, guarantee: Doubts }),
  /** What the guarantee would give back for one piece. */
  guaranteeAmount: Halere,
})

export const CaseSummary = z.object({
  number: z.string(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  orderNumber: z.string(),
  submittedAt: Moment,
  decideBy: Day,
  /** First of what it is about, and how many more. */
  goods: z.string(),
  otherGoods: z.number(),
  token: z.string(),
})
export type CaseSummary = z.infer<typeof CaseSummary>

export const CaseForm = z.object({
  /** Sent with the form: the same key twice is the same case. New with every reading. */
  formKey: z.string(),
  orderNumber: z.string(),
  placedOn: Day,
  /** Null while some of it is on its way. */
  deliveredOn: Day.nullable(),
  /** It was not packed yet: cancelling it is quicker than withdrawing. */
  canCancel: z.boolean(),
  /** Opens the order itself; null for a link that opens forms only. */
  orderToken: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  until: z.object({ withdrawal: Day.nullable(), complaint: Day.nullable(), guarantee: Day.nullable() }),
  /** Money came in cash or from an account nobody knows, so one is needed to send it to. */
  needsAccount: z.boolean(),
  /** Only an account has credits to be given. */
  canTakeCredits: z.boolean(),
  couponCode: z.string().nullable(),
  /** How what is withdrawn from can come back; none while nothing has left the house. */
  returnWays: z.array(z.enum(RETURN_WAYS)).default([]),
  lines: z.array(CaseFormLine),
  cases: z.array(CaseSummary),
})
export type CaseForm = z.infer<typeof CaseForm>

const CaseWishedLine = z.strictObject({
  position: z.int().positive(),
  pieces: z.int().positive().max(1000),
  condition: z.enum(GOODS_CONDITIONS).default('unknown'),
})

const WishedLines = z.array(CaseWishedLine).min(1, as('required')).max(60, as('too_long'))

export const PreviewCase = z.strictObject({
  kind: z.enum(CASE_KINDS),
  lines: WishedLines,
  wish: z.enum(CASE_WISHES).default('refund'),
  /** Who declares it; the words are signed with it. */
  name: optionalText(80),
})
export type PreviewCase = z.infer<typeof PreviewCase>

/** What would go back, from the shares that were frozen when the order was placed. */
export const CaseQuote = z.object({
  lines: z.array(
    z.object({
      position: z.number(),
      name: z.string(),
      pieces: z.number(),
      /** Before coupon and credits. */
      price: Halere,
      coupon: Halere,
      credits: Halere,
      refund: Halere,
      doubts: Doubts,
    }),
  ),
  /** The cheapest delivery there was, when all of the order goes back. */
  shipping: Halere,
  payment: Halere,
  total: Halere,
  /** Credits that were spent on it and come back. */
  creditsBack: z.number(),
  isWhole: z.boolean(),
  way: z.enum(['gateway', 'transfer', 'voucher']),
  refundBy: Day,
  /** Null where nothing has left the house. */
  sendBy: Day.nullable(),
  /** The words that are sent and kept; empty for what is no declaration. */
  declaration: z.string(),
})
export type CaseQuote = z.infer<typeof CaseQuote>

export const SubmitCase = z.strictObject({
  kind: z.enum(CASE_KINDS),
  formKey: z.uuid(as('invalid')),
  lines: WishedLines,
  name: text(80),
  email: Email,
  phone: optionalText(30),
  wish: z.enum(CASE_WISHES).default('refund'),
  /** What is wrong; of a complaint only. */
  problem: z.enum(CASE_PROBLEMS).nullable().default(null),
  /** Own words: why, or what happened. Never needed to withdraw. */
  description: optionalText(5000),
  /** Where to send money that did not come by card. */
  account: optionalText(60),
  files: UploadKeys,
  /** Of a withdrawal; where nothing has left the house it says nothing. */
  returnWay: z.enum(RETURN_WAYS).default('own'),
})
export type SubmitCase = z.infer<typeof SubmitCase>

export const GiveAccount = z.strictObject({ account: text(60) })
export type GiveAccount = z.infer<typeof GiveAccount>

const CaseViewLine = z.object({
  position: z.number(),
  name: z.string(),
  variantName: z.string(),
  pieces: z.number(),
  condition: z.enum(GOODS_CONDITIONS),
  doubts: Doubts,
  arrived: z.number().nullable(),
  decisions: z.array(
    z.object({
      outcome: z.enum(CASE_OUTCOMES),
      pieces: z.number(),
      lowered: Halere,
      discount: Halere,
      reason: z.string(),
    }),
  ),
})

export const CaseView = CaseSummary.extend({
  channel: z.enum(CASE_CHANNELS).default('form'),
  /** The day it came, of a withdrawal the day it was sent; null for the form, which says the moment. */
  receivedOn: Day.nullable().default(null),
  name: z.string(),
  email: z.string(),
  wish: z.enum(CASE_WISHES),
  problem: z.enum(CASE_PROBLEMS).nullable(),
  description: z.string(),
  declaration: z.string(),
  sendBy: Day.nullable(),
  returnAddress: z.string(),
  returnWay: z.enum(RETURN_WAYS).default('own'),
  /** What is said at a point of the carrier; null until the carrier gave it. */
  returnCode: z.string().nullable().default(null),
  /** Where goods that are waited for are, while their customer does not have them. */
  parcel: z.enum(['on_its_way', 'coming_back']).nullable().default(null),
  lines: z.array(CaseViewLine),
  /** What is expected to go back before anybody has decided; afterwards what was decided. */
  amount: Halere,
  /** Money on its way back or there; null before the decision and when there is none. */
  refund: z.object({ amount: Halere, way: z.enum(['gateway', 'transfer', 'voucher']), isDone: z.boolean() }).nullable(),
  /** Credits granted instead of money. */
  credits: z.number(),
  replacementNumber: z.string().nullable(),
  decidedAt: Moment.nullable(),
  /** Decided by the rule alone, without a person. */
  isByRule: z.boolean(),
  note: z.string(),
  files: z.array(z.object({ id: z.number(), name: z.string(), isPicture: z.boolean() })),
  /** The thread of messages; opens /l/zprava/{token}. */
  threadToken: z.string().nullable(),
  history: z.array(z.object({ at: Moment, state: z.enum(CASE_STATES) })),
  canCancel: z.boolean(),
  /** Its money waits for an account that nobody has given. */
  needsAccount: z.boolean().default(false),
  /** Why it is over without a decision; null while it is not. */
  ended: z.enum(CASE_ENDS).nullable().default(null),
})
export type CaseView = z.infer<typeof CaseView>
