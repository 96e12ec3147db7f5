import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Nothing, optionalText } from './text-fields.ts'

export const CONTENT_KINDS = ['article', 'question'] as const

export const VoteOnContent = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(200),
  isHelpful: z.boolean(),
  message: optionalText(2000),
})
export type VoteOnContent = z.infer<typeof VoteOnContent>

/** What a reader may leave with the shop's words. */
export const contentEndpoints = {
  voteOnContent: endpoint({
    method: 'POST',
    path: '/content/votes',
    summary: 'Tells the editors whether an article or an answer helped.',
    access: 'anyone',
    body: VoteOnContent,
    reply: Nothing,
    status: 202,
    refusals: [],
  }),
}
