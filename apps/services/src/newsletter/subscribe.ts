import type { NewsletterTopic } from '@shop/contract/newsletter'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { networkPrefix } from '#app/newsletter/network-prefix'
import { enqueue } from '#app/store/jobs'

interface Asked {
  email: string
  topics: NewsletterTopic[]
  source: string
}

/** Only writes the wish down: whether the address is known is found out later, so the answer cannot tell. */
export async function subscribe({ db, ip, requestId }: Context, { email, topics, source }: Asked) {
  await enqueue(db, 'answer-subscription', { email, topics, source, network: networkPrefix(ip), requestId })
  return ok({})
}
