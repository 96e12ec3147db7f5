import { z } from 'zod'
import { Id } from '../text-fields.ts'
import { HistoryEntry } from './staff-system.ts'

/** Everything the log can be about. It is looked up by kind first, so one that is missing here would not be found by its number. */
export const AUDIT_KINDS = [
  ...(['order', 'case', 'customer', 'plan', 'cycle', 'mandate', 'payment', 'parcel', 'document', 'export'] as const),
  ...([
    'ticket',
    'application',
    'review',
    'survey',
    'survey_invitation',
    'newsletter_subscription',
    'product_alert',
  ] as const),
  ...(['user', 'session', 'passkey', 'invitation', 'registration', 'link', 'address', 'dog', 'cart'] as const),
  ...(['job', 'mail', 'truth', 'redirect', 'bench', 'printer', 'retailer', 'fair', 'fair_entry'] as const),
  ...([
    'article',
    'landing',
    'page',
    'variant',
    'price_proposal',
    'price_list',
    'bulk',
    'coupon',
    'voucher',
    'product',
  ] as const),
  ...([
    'batch',
    'stock',
    'setting',
    'delivery',
    'synonym',
    'tag',
    'question',
    'banner',
    'attribute',
    'collection',
    'menu',
    'remittance',
  ] as const),
  ...([
    'campaign',
    'segment',
    'litter',
    'group',
    'webhook',
    'api_key',
    'company_member',
    'company_invitation',
    'company_branch',
  ] as const),
  ...(['category', 'brand', 'ingredient', 'author', 'topic'] as const),
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** By kind, by kind and number, by the number of an order, or everything; from the newest back. */
export const AuditQuery = z.strictObject({
  objectType: z
    .string()
    .regex(/^[a-z_]{0,30}$/, { error: 'invalid' })
    .default(''),
  objectId: z
    .string()
    .trim()
    .regex(/^[\w:-]{0,60}$/, { error: 'invalid' })
    .default(''),
  before: Id.optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditEntry = HistoryEntry.extend({
  objectType: z.string().nullable(),
  objectId: z.string().nullable(),
})

export const VisitsQuery = z.strictObject({ days: z.coerce.number().int().min(7).max(90).default(30) })

/** Counts of our own: no cookie, no address, no person. */
export const Visits = z.object({
  days: z.array(z.object({ day: z.string(), views: z.number() })),
  sources: z.array(z.object({ source: z.string(), views: z.number() })),
  pages: z.array(z.object({ path: z.string(), views: z.number() })),
  /** How pages felt, in the buckets of `web-vitals.ts`. */
  vitals: z.array(
    z.object({
      day: z.string(),
      page: z.string(),
      metric: z.enum(['lcp', 'cls', 'inp']),
      bucket: z.number(),
      visits: z.number(),
    }),
  ),
})
