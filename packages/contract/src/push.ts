import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Only what something really sends. */
export const PUSH_TOPICS = ['orders', 'watchdog', 'run_out', 'plans', 'credits'] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

const Endpoint = z.url().max(1000, { error: 'too_long' })
const Key = z.string().regex(/^[\w-]{20,100}$/, { error: 'invalid' })
const Topics = z.array(z.enum(PUSH_TOPICS)).max(PUSH_TOPICS.length)

export const SavePush = z.strictObject({ endpoint: Endpoint, p256dh: Key, auth: Key, topics: Topics })
export type SavePush = z.infer<typeof SavePush>

export const pushEndpoints = {
  savePush: endpoint({
    method: 'PUT',
    path: '/push/subscription',
    summary: 'Lets this browser be notified about the chosen topics.',
    access: 'customer',
    body: SavePush,
    reply: z.object({ topics: Topics }),
    refusals: ['push_unavailable'],
  }),
  readPush: endpoint({
    method: 'POST',
    path: '/push/subscription/state',
    summary: 'What this browser is notified about.',
    access: 'customer',
    body: z.strictObject({ endpoint: Endpoint }),
    reply: z.object({ topics: Topics }),
    refusals: [],
  }),
  endPush: endpoint({
    method: 'POST',
    path: '/push/subscription/end',
    summary: 'Ends the notifications of this browser.',
    access: 'customer',
    body: z.strictObject({ endpoint: Endpoint }),
    reply: z.object({}),
    refusals: [],
  }),
}
