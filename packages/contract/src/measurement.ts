import { COOKIE_WORDING } from '@shop/domain/marketing/cookie-choice'
import { VIEW_SOURCES } from '@shop/domain/marketing/counted-path'
import { PAGE_KINDS } from '@shop/domain/marketing/web-vitals'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { OrderAccess } from './order.ts'
import { Nothing } from './text-fields.ts'

export const RecordCookieChoice = z.strictObject({
  key: z.uuid(),
  /** Only words that are being shown can be agreed to. */
  wordingVersion: z.literal(COOKIE_WORDING),
  preferences: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  /** Where it was made: on the card that asks, or on the page where minds are changed. */
  source: z.enum(['card', 'page']),
})
export type RecordCookieChoice = z.infer<typeof RecordCookieChoice>

// Of three seconds: far more than one page server can answer.
export const MOST_VIEWS = 5000

/** Counts of a few seconds, so that a busy page costs one write and not one for every reader. */
export const CountPageViews = z.strictObject({
  views: z
    .array(
      z.strictObject({
        path: z.string().max(200),
        source: z.enum(VIEW_SOURCES),
        count: z.int().positive().max(MOST_VIEWS),
      }),
    )
    .min(1)
    .max(500)
    .refine((views) => views.reduce((sum, { count }) => sum + count, 0) <= MOST_VIEWS, { error: 'too_long' }),
})
export type CountPageViews = z.infer<typeof CountPageViews>

/** Of three seconds; few kinds of pages in few buckets. */
export const CountVitals = z.strictObject({
  vitals: z
    .array(
      z.strictObject({
        page: z.enum(PAGE_KINDS),
        metric: z.enum(['lcp', 'cls', 'inp']),
        bucket: z.int().min(0).max(8),
        count: z.int().positive().max(MOST_VIEWS),
      }),
    )
    .min(1)
    .max(200),
})
export type CountVitals = z.infer<typeof CountVitals>

/** Goods as measurement names them. */
export const MeasuredItem = z.object({
  variant_id: z.number(),
  sku: z.string(),
  name: z.string(),
  variant_name: z.string(),
  brand: z.string().nullable(),
  kind: z.string(),
  vat_percent: z.number().nullable(),
})
export type MeasuredItem = z.infer<typeof MeasuredItem>

/** By whose consent a purchase is told, and the name the receiver knows the browser by, if it has given it one. */
export const ClaimPurchase = z.strictObject({
  consentKey: z.uuid().nullable().default(null),
  clientId: z
    .string()
    .regex(/^\d{1,20}\.\d{1,20}$/)
    .nullable()
    .default(null),
})
export type ClaimPurchase = z.infer<typeof ClaimPurchase>

export const measurementEndpoints = {
  recordCookieChoice: endpoint({
    method: 'POST',
    path: '/cookie-choices',
    summary: 'Stores the proof of what a visitor has chosen about cookies.',
    access: 'anyone',
    body: RecordCookieChoice,
    reply: Nothing,
    status: 201,
    refusals: [],
  }),
  countPageViews: endpoint({
    method: 'POST',
    path: '/page-views',
    summary: 'Adds to the counts of the day; who has read is not told.',
    access: 'anyone',
    body: CountPageViews,
    reply: Nothing,
    status: 202,
    refusals: [],
  }),
  countVitals: endpoint({
    method: 'POST',
    path: '/web-vitals',
    summary: 'Adds how pages felt to the counts of the day; to whom is not told.',
    access: 'anyone',
    body: CountVitals,
    reply: Nothing,
    status: 202,
    refusals: [],
  }),
  claimPurchase: endpoint({
    method: 'POST',
    path: '/orders/:token/measurement',
    summary: 'Says whether this purchase may be told to the measurement: yes once, no ever after.',
    access: 'anyone',
    params: OrderAccess,
    body: ClaimPurchase,
    reply: z.object({ isFirst: z.boolean() }),
    refusals: [],
  }),
} as const
