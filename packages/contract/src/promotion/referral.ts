import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../text-fields.ts'

const ReferralCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{3,24}$/, { error: 'invalid' })
const ByCode = z.strictObject({ code: ReferralCode })

/** What somebody gets who was recommended to us. */
const ReferralOffer = z.object({
  code: z.string(),
  percent: z.number(),
  /** Whoever asks is the owner of the code. */
  isOwn: z.boolean(),
})

const AcceptReferral = z.strictObject({
  /** Whether the one who recommended us may see the first name beside what became of it. */
  showsName: z.boolean().default(false),
})

/** What `shop.own_referrals` answers. */
export const OwnReferrals = z.object({
  /** A group that has no part in the programme recommends nobody. */
  isOpen: z.boolean(),
  code: z.string().nullable(),
  credits: z.number(),
  minimum: z.number(),
  percent: z.number(),
  friends: z.array(
    z.object({
      /** Only with consent. */
      name: z.string().nullable(),
      placedAt: z.string(),
      state: z.enum(['waiting', 'rewarded', 'refused', 'taken_back']),
      reason: z
        .enum([
          'same_person',
          'same_household',
          'same_payment',
          'not_new',
          'small_order',
          'not_bought',
          'owner_gone',
          'owner_outside',
        ])
        .nullable(),
      isDelivered: z.boolean(),
      decidedAt: z.string().nullable(),
      /** What it brings or has brought. */
      credits: z.number(),
      /** Goods are on their way back, and the reward waits for them. */
      isReturning: z.boolean(),
      /** Null before it is given and while it waits. */
      usableFrom: z.string().nullable(),
    }),
  ),
})
export type OwnReferrals = z.infer<typeof OwnReferrals>

/** What `shop.own_partner_statement` answers. */
export const OwnPartner = z.object({
  isTrainer: z.boolean(),
  /** Of the printed address; null until the code is made. */
  uid: z.string().nullable(),
  months: z.array(
    z.object({
      /** `2026-11`. */
      month: z.string(),
      orders: z.number(),
      waiting: z.number(),
      rewarded: z.number(),
      credits: z.number(),
    }),
  ),
})
export type OwnPartner = z.infer<typeof OwnPartner>

/** Recommending: an own code, and what it brings whoever comes with it. */
export const referralEndpoints = {
  makeReferralCode: endpoint({
    method: 'POST',
    path: '/account/referral',
    summary: 'The own code of a customer; made once.',
    access: 'customer',
    body: Nothing,
    reply: z.object({ code: z.string() }),
    refusals: [],
  }),
  makePartnerCode: endpoint({
    method: 'POST',
    path: '/account/partner-code',
    summary: 'The code of a trainer and its printed address; made once.',
    access: 'customer',
    body: Nothing,
    reply: z.object({ code: z.string(), uid: z.string() }),
    refusals: ['not_a_trainer'],
  }),
  referralOffer: endpoint({
    method: 'GET',
    path: '/referrals/:code',
    summary: 'What a code brings. Changes nothing.',
    access: 'anyone',
    params: ByCode,
    reply: ReferralOffer,
    refusals: ['coupon_unknown'],
  }),
  acceptReferral: endpoint({
    method: 'POST',
    path: '/referrals/:code',
    summary: 'Enters the code into the cart, which begins here if there is none.',
    access: 'anyone',
    params: ByCode,
    body: AcceptReferral,
    reply: z.object({ code: z.string() }),
    refusals: ['coupon_unknown', 'not_combinable'],
  }),
} as const
