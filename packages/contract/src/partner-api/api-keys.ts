import { API_SCOPES } from '@shop/domain/partner-api/api-scopes'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { as, Id, Moment } from '../text-fields.ts'

/** That open something at one time. */
export const MOST_API_KEYS = 10

const ApiKey = z.object({
  id: z.number(),
  name: z.string(),
  /** How the key begins; the rest of it is nowhere. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  createdAt: Moment,
  usedAt: Moment.nullable(),
  revokedAt: Moment.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

const ApiKeys = z.object({
  /** Whether the account may have any that opens something: an approved partner. */
  isPartner: z.boolean(),
  /** The newest first; those revoked within the last month stay to be seen. */
  keys: z.array(ApiKey),
})
export type ApiKeys = z.infer<typeof ApiKeys>

export const NewApiKey = z.strictObject({
  name: z.string(as('required')).trim().min(1, as('required')).max(60, as('too_long')),
  scopes: z.array(z.enum(API_SCOPES)).min(1, as('required')).max(API_SCOPES.length),
})
export type NewApiKey = z.infer<typeof NewApiKey>

/** Told once. */
const MadeApiKey = z.object({ id: z.number(), key: z.string() })
export type MadeApiKey = z.infer<typeof MadeApiKey>

export const apiKeyEndpoints = {
  apiKeys: endpoint({
    method: 'GET',
    path: '/customer/api-keys',
    summary: 'Keys of the account: how they begin, what they open and when they were last used.',
    access: 'customer',
    reply: ApiKeys,
    refusals: [],
  }),
  makeApiKey: endpoint({
    method: 'POST',
    path: '/customer/api-keys',
    summary: 'A new key of an approved partner, told once.',
    access: 'customer',
    body: NewApiKey,
    reply: MadeApiKey,
    status: 201,
    refusals: ['not_a_partner', 'too_many_items'],
  }),
  revokeApiKey: endpoint({
    method: 'DELETE',
    path: '/customer/api-keys/:id',
    summary: 'The key opens nothing from now on.',
    access: 'customer',
    params: z.strictObject({ id: Id }),
    reply: z.strictObject({}),
    refusals: [],
  }),
} as const
