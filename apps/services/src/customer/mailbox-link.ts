import type { ConsentLinkView } from '@shop/contract/consent'
import type { Config } from '#app/config'
import { type AskingTopic, selectAddressHash, selectMailbox } from '#app/customer/mail-refusals.sql'
import type { Context } from '#app/http/context'
import { isSigned, sign } from '#app/http/signature'
import type { Db } from '#app/store/database'

const HASH = /^[\w-]{27}$/
const TOPICS: readonly string[] = ['surveys', 'review_requests'] satisfies AskingTopic[]

export function isAskingTopic(topic: string): topic is AskingTopic {
  return TOPICS.includes(topic)
}

/** Ends the asking for whoever holds the mailbox, account or not. It names nobody and holds as long as the mail is kept. */
export async function mailboxLink(
  db: Db,
  { STOREFRONT_URL, AUTH_SECRET }: Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>,
  email: string,
  topic: AskingTopic,
): Promise<string> {
  const payload = `${(await selectAddressHash(db, email)).toString('base64url')}.${topic}`
  return `${STOREFRONT_URL}/l/souhlas/${payload}.${sign(AUTH_SECRET, 'mailbox', payload)}`
}

/** Whether there is an account, an order or anything else behind the mailbox is told to nobody. */
export async function openMailbox(
  { db, deps }: Context,
  token: string,
): Promise<{ hash: Buffer; topic: AskingTopic; view: ConsentLinkView } | null> {
  const [name = '', topic = '', signature = ''] = token.split('.')
  if (!HASH.test(name) || !isAskingTopic(topic)) return null
  if (!isSigned(deps.config.AUTH_SECRET, 'mailbox', `${name}.${topic}`, signature)) return null
  const hash = Buffer.from(name, 'base64url')
  const mailbox = await selectMailbox(db, hash, topic)
  return mailbox && { hash, topic, view: { topic, wording: mailbox.wording, granted: !mailbox.isRefused, email: '' } }
}
