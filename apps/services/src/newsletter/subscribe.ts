import type { NewsletterTopic } from '@shop/contract/newsletter'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { networkPrefix } from '#app/newsletter/network-prefix'
import { enqueue } from '#app/store/jobs'

interface Asked {
  email: string
  topics: NewsletterTopic[]
  source: string
  /** Of the words beside the box; without it those that forms print now. */
  wordingVersion?: number | null
}

/** Only writes the wish down: whether the address is known is found out later, so the answer cannot tell. */
export async function subscribe(context: Context, asked: Asked) {
  await askToConfirm(context, asked)
  return ok({})
}

/** The one door for an address that nobody has proved yet, wherever the box stood. */
export async function askToConfirm({ db, ip, requestId }: Context, { wordingVersion = null, ...asked }: Asked) {
  await enqueue(db, 'answer-subscription', { ...asked, wordingVersion, network: networkPrefix(ip), requestId })
}
