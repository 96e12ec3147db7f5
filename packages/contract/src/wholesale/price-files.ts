import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Moment } from '../text-fields.ts'

const PriceListParams = z.strictObject({ format: z.enum(['csv', 'xlsx', 'xml']) })
const AvailabilityParams = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid' }),
  format: z.enum(['csv', 'xml']),
})

const AvailabilityKey = z.object({
  /** When there is one: the key itself is told once. */
  createdAt: Moment.nullable(),
  usedAt: Moment.nullable(),
  /** Keys are of the account of a partner, not of people who buy for one. */
  mayMake: z.boolean().default(true),
})
export type AvailabilityKey = z.infer<typeof AvailabilityKey>

const NewAvailabilityKey = z.object({ key: z.string() })
export type NewAvailabilityKey = z.infer<typeof NewAvailabilityKey>

export const priceFileEndpoints = {
  priceListFile: endpoint({
    method: 'GET',
    path: '/customer/price-list/:format',
    summary: 'All that is sold at the prices of the customer, as a file made while it is sent.',
    access: 'customer',
    params: PriceListParams,
    reply: z.unknown(),
    refusals: [],
  }),
  availabilityFile: endpoint({
    method: 'GET',
    path: '/availability/:key/:format',
    summary: 'What is in stock, for the till or shop of a partner who has a key. It holds no prices.',
    access: 'anyone',
    params: AvailabilityParams,
    reply: z.unknown(),
    refusals: [],
  }),
  availabilityKey: endpoint({
    method: 'GET',
    path: '/customer/availability-key',
    summary: 'Whether the customer has a key for the feed of stock, since when, and when it was last used.',
    access: 'customer',
    reply: AvailabilityKey,
    refusals: [],
  }),
  makeAvailabilityKey: endpoint({
    method: 'POST',
    path: '/customer/availability-key',
    summary: 'A new key for the feed of stock, told once; the one before stops working.',
    access: 'customer',
    reply: NewAvailabilityKey,
    refusals: [],
  }),
  removeAvailabilityKey: endpoint({
    method: 'DELETE',
    path: '/customer/availability-key',
    summary: 'The key for the feed of stock stops working.',
    access: 'customer',
    reply: AvailabilityKey,
    refusals: [],
  }),
}
