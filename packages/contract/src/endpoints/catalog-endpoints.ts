import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { as, Email, Id, Nothing } from '../text-fields.ts'

const WATCH_KINDS = ['back_in_stock', 'price_drop'] as const

export const WatchVariant = z.strictObject({
  variantId: Id,
  email: Email,
  kind: z.enum(WATCH_KINDS).default('back_in_stock'),
  /** Haléře; what the price should fall to. Without it any drop is told. */
  wishedPrice: z.int().positive(as('invalid')).max(100_000_000, as('invalid')).nullable().default(null),
})
export type WatchVariant = z.infer<typeof WatchVariant>

/** What somebody who holds the link from a mail of a product alert may know. */
export const ProductAlertView = z.object({
  kind: z.enum(WATCH_KINDS),
  state: z.enum(['waiting', 'watching', 'told', 'cancelled']),
  wishedPrice: z.number().nullable(),
  email: z.string(),
  product: z.object({ name: z.string(), variant: z.string(), slug: z.string(), sku: z.string() }),
  /** How many more are watched for the same address. */
  others: z.number(),
})
export type ProductAlertView = z.infer<typeof ProductAlertView>

export const ProductAlertLink = z.strictObject({
  token: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9._-]+$/),
})

export const LookUpEan = z.strictObject({ ean: z.string().regex(/^\d{13}$/) })
export type LookUpEan = z.infer<typeof LookUpEan>

/** Where the pack with this barcode is found; null for one we do not sell. */
export const EanFound = z.object({ pack: z.object({ slug: z.string(), sku: z.string() }).nullable() })
export type EanFound = z.infer<typeof EanFound>

const onLink = {
  access: 'anyone',
  params: ProductAlertLink,
  reply: ProductAlertView,
  refusals: ['link_unknown'],
} as const

/** What a visitor may leave with the catalogue. */
export const catalogEndpoints = {
  watchVariant: endpoint({
    method: 'POST',
    path: '/product-alerts',
    summary: 'Remembers who waits for a variant; nothing is sent before the address is confirmed.',
    access: 'anyone',
    body: WatchVariant,
    reply: Nothing,
    status: 202,
    refusals: ['variant_gone'],
  }),
  lookUpEan: endpoint({
    method: 'POST',
    path: '/ean-lookups',
    summary: 'Finds the pack with a barcode; one that we do not sell is noted for buyers.',
    access: 'anyone',
    body: LookUpEan,
    reply: EanFound,
    refusals: [],
  }),
  readProductAlert: endpoint({
    ...onLink,
    method: 'GET',
    path: '/product-alerts/:token',
    summary: 'What a link from a mail of a product alert is about; changes nothing.',
  }),
  confirmProductAlert: endpoint({
    ...onLink,
    method: 'POST',
    path: '/product-alerts/:token/confirmation',
    summary: 'Confirms the address; from now on it will be told.',
    body: z.strictObject({}),
  }),
  cancelProductAlert: endpoint({
    ...onLink,
    method: 'POST',
    path: '/product-alerts/:token/cancellation',
    summary: 'Ends the watching; of one that has been told already, all the others of its address.',
    body: z.strictObject({}),
  }),
}
