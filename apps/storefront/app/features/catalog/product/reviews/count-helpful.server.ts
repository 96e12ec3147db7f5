import { attempt } from '#app/server/attempt.server.ts'
import type { Visit } from '#app/server/session.server.ts'

export interface HelpfulAnswer {
  reviewId: number
  /** How many it helped by now; null when the vote could not be taken. */
  helpful: number | null
}

export function isHelpfulVote(form: FormData): boolean {
  return form.get('intent') === 'helpful'
}

export async function countHelpful(request: Request, visit: Visit, form: FormData): Promise<HelpfulAnswer> {
  const reviewId = Number(form.get('review'))
  const answer = await attempt(request, visit.services.voteReview({ id: reviewId }))
  return { reviewId, helpful: answer.ok ? answer.value.helpful : null }
}
