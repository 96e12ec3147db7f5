import { z } from 'zod'

const CreditLot = z.object({
  id: z.number().int(),
  kind: z.string(),
  amount: z.number().int(),
  left: z.number().int(),
  /** Null once they can be spent. */
  usableFrom: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** The order, dog or product it came from, by the name the customer knows. */
  subject: z.string().nullable(),
})
export type CreditLot = z.infer<typeof CreditLot>

const CreditEntry = z.object({
  id: z.number().int(),
  kind: z.string(),
  amount: z.number().int(),
  at: z.string(),
  usableFrom: z.string(),
  expiresAt: z.string().nullable(),
  lotId: z.number().int().nullable(),
  reversesId: z.number().int().nullable(),
  /** Why, in the words of whoever gave or took them. */
  note: z.string(),
  /** Of all entries up to this one. */
  balance: z.number().int(),
  source: z.string().nullable(),
  subject: z.string().nullable(),
  /** How a purchase was counted on its day. */
  earned: z
    .object({ paidGoods: z.number(), percent: z.number(), multiplied: z.number(), credits: z.number() })
    .nullable(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

const CreditRule = z.object({
  code: z.string(),
  kind: z.string(),
  source: z.string().nullable(),
  title: z.string(),
  sentence: z.string(),
  credits: z.number().nullable(),
  limit: z.number().nullable(),
  days: z.number().nullable(),
})
export type CreditRule = z.infer<typeof CreditRule>

/** What `shop.own_credits` answers. */
export const OwnCreditBook = z.object({
  usable: z.number().int(),
  pending: z.number().int(),
  lots: z.array(CreditLot),
  entries: z.array(CreditEntry),
  rules: z.array(CreditRule),
})

/** What `shop.own_level` answers. */
export const OwnLevel = z.object({
  /** Groups with a discount of their own have none. */
  hasLevels: z.boolean(),
  percent: z.number().nullable(),
  levels: z.array(z.object({ code: z.string(), name: z.string(), from: z.number(), percent: z.number() })),
  held: z.string().nullable(),
  validTo: z.string().nullable(),
  reachedAt: z.string().nullable(),
  turnover: z.number(),
  /** Delivered and not counted yet, because it may still come back; with what will count on its day, this purchase included. */
  coming: z.array(
    z.object({
      ...{ number: z.string(), placedAt: z.string(), amount: z.number(), countsFrom: z.string() },
      turnover: z.number(),
    }),
  ),
})
export type OwnLevel = z.infer<typeof OwnLevel>
