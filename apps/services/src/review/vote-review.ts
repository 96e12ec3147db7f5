import { ok, refuse } from '@shop/domain/result'
import { actorId, type Context } from '#app/http/context'
import { hashSubject } from '#app/http/limits'
import { insertReviewVote, selectHelpful } from '#app/review/review-votes.sql'

/** The same press twice, or a second one from the same household, changes nothing and is answered the same. */
export async function voteReview({ db, now, deps, actor, ip }: Context, { id }: { id: number }) {
  const subject = hashSubject(deps.config.AUTH_SECRET, `review-vote:${actorId(actor) ?? ip}`)
  await insertReviewVote(db, { reviewId: id, subject, now })
  const helpful = await selectHelpful(db, id)
  return helpful === null ? refuse('review_gone') : ok({ helpful })
}
