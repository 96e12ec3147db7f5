import type { AskPuppyPlan } from '@shop/contract/campaign/puppy-plan'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { enqueue } from '#app/store/jobs'

/** Only writes the wish down: how often an address has asked is found out later, so the answer cannot tell. */
export async function askPuppyPlan({ db, requestId }: Context, asked: AskPuppyPlan) {
  await enqueue(db, 'answer-puppy-plan', { ...asked, requestId })
  return ok({})
}
