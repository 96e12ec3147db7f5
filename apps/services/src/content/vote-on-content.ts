import type { VoteOnContent } from '@shop/contract/endpoints/content-endpoints'
import { ok } from '@shop/domain/result'
import { insertVote } from '#app/content/content.sql'
import type { Context } from '#app/http/context'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function voteOnContent({ db, now }: Context, input: VoteOnContent) {
  await insertVote(db, { ...input, storefrontId: STOREFRONT_ID, now })
  return ok({})
}
