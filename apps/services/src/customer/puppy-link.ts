import type { ConsentLinkView } from '@shop/contract/consent'
import type { Config } from '#app/config'
import { selectPuppyPlan } from '#app/customer/puppy-plans.sql'
import type { Context } from '#app/http/context'
import { isSigned, sign } from '#app/http/signature'

const UID = /^[a-z2-7]{20}$/
const TOPIC = 'puppy_plan'

/** The way out of the letters about a puppy; it names nobody. */
export function puppyLink(
  { STOREFRONT_URL, AUTH_SECRET }: Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>,
  uid: string,
): string {
  return `${STOREFRONT_URL}/l/souhlas/${uid}.${TOPIC}.${sign(AUTH_SECRET, 'puppy_plan', uid)}`
}

export async function openPuppyPlan(
  { db, deps }: Context,
  token: string,
): Promise<{ uid: string; view: ConsentLinkView } | null> {
  const [uid = '', topic = '', signature = ''] = token.split('.')
  if (!UID.test(uid) || topic !== TOPIC || !isSigned(deps.config.AUTH_SECRET, 'puppy_plan', uid, signature)) return null
  const plan = await selectPuppyPlan(db, uid)
  // The words that were agreed to stand at the form, and the page says its own.
  return plan && { uid, view: { topic: TOPIC, wording: '', granted: plan.isRunning, email: '' } }
}
