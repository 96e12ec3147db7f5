import { API_SCOPES } from '@shop/domain/partner-api/api-scopes'
import { WEBHOOK_TOPICS } from '@shop/domain/webhook/webhook-topics'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../text-fields.ts'

/** What machines of a partner hear and may ask. Addresses by their host alone: what follows may be a password of theirs. */
const PartnerMachines = z.object({
  isPartner: z.boolean(),
  webhooks: z.array(
    z.object({
      id: z.number(),
      host: z.string(),
      topics: z.array(z.enum(WEBHOOK_TOPICS)),
      state: z.enum(['active', 'paused']),
      failingSince: Moment.nullable(),
      waiting: z.number(),
      /** The last try, whatever became of it. */
      last: z.object({ at: Moment, outcome: z.string(), status: z.number().nullable() }).nullable(),
    }),
  ),
  keys: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      prefix: z.string(),
      scopes: z.array(z.enum(API_SCOPES)),
      createdAt: Moment,
      usedAt: Moment.nullable(),
      revokedAt: Moment.nullable(),
    }),
  ),
})
export type PartnerMachines = z.infer<typeof PartnerMachines>

export const staffMachineEndpoints = {
  partnerMachines: endpoint({
    method: 'GET',
    path: '/staff/customers/:customerId/machines',
    summary: 'Webhooks and keys of a partner, to answer why nothing comes: states and last tries, no secrets.',
    access: 'staff',
    work: 'applications',
    params: z.strictObject({ customerId: Id }),
    reply: PartnerMachines,
    refusals: [],
  }),
} as const
