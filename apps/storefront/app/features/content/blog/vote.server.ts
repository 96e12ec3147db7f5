import type { CONTENT_KINDS } from '@shop/contract/endpoints/content-endpoints'
import type { RouterContextProvider } from 'react-router'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'

/** The slug that was voted on; null when the vote could not be taken. */
export interface VoteAnswer {
  voted: string | null
}

interface Voting {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function takeVote(
  kind: (typeof CONTENT_KINDS)[number],
  { request, context }: Voting,
): Promise<VoteAnswer> {
  const form = await readForm(request)
  const slug = String(form.get('slug') ?? '')
  const vote = {
    kind,
    slug,
    isHelpful: form.get('helpful') === '1',
    message: String(form.get('message') ?? '').slice(0, 2000),
  }
  const answer = await attempt(request, visitOf(context).services.voteOnContent(vote))
  return { voted: answer.ok ? slug : null }
}
