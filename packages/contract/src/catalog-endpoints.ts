import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Email, Id, Nothing } from './text-fields.ts'

export const WATCH_KINDS = ['back_in_stock', 'price_drop'] as const

export const WatchVariant = z.strictObject({
  variantId: Id,
  email: Email,
  kind: z.enum(WATCH_KINDS).default('back_in_stock'),
})
export type WatchVariant = z.infer<typeof WatchVariant>

/** What a visitor may leave with the catalogue. */
export const catalogEndpoints = {
  watchVariant: endpoint({
    method: 'POST',
    path: '/watchdogs',
    summary: 'Remembers who waits for a variant; nothing is sent before the address is confirmed.',
    access: 'anyone',
    body: WatchVariant,
    reply: Nothing,
    status: 202,
    refusals: ['variant_gone'],
  }),
}
