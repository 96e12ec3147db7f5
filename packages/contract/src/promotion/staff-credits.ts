import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, text } from '../text-fields.ts'

const CreditsParams = z.strictObject({ customerId: Id })

/** Below zero takes them away. The key makes two clicks one. */
const ChangeCredits = z.strictObject({
  key: z.uuid(),
  credits: z
    .int()
    .min(-100_000)
    .max(100_000)
    .refine((credits) => credits !== 0, { error: 'required' }),
  /** The customer reads it beside the movement. */
  reason: text(200),
})
export type ChangeCredits = z.infer<typeof ChangeCredits>

const ChangedCredits = z.object({ usable: z.number(), /** Of the limit of the role. */ left: z.number() })

/** Credits by hand, for what no rule foresaw. */
export const staffCreditEndpoints = {
  changeCredits: endpoint({
    method: 'POST',
    path: '/staff/customers/:customerId/credits',
    summary: 'Gives a customer credits or takes them, with a reason they read, within the limit of the role.',
    access: 'staff',
    work: 'credits',
    params: CreditsParams,
    body: ChangeCredits,
    reply: ChangedCredits,
    refusals: ['credits_refused'],
  }),
} as const
