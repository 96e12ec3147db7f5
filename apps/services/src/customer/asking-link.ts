import { consentLink } from '#app/customer/consent-link'
import type { AskingTopic } from '#app/customer/mail-refusals.sql'
import { mailboxLink } from '#app/customer/mailbox-link'
import type { CommandContext } from '#app/http/context'

interface Asked {
  email: string
  customerId: number | null
  /** Of the account whose consent it is asked by. */
  accountEmail: string | null
}

/** The way out of being asked: by the account where the mail goes to its address, else by the mailbox alone. */
export async function askingLink(
  { db, deps }: CommandContext,
  { email, customerId, accountEmail }: Asked,
  topic: AskingTopic,
): Promise<string> {
  const isOfAccount = customerId !== null && accountEmail === email
  return isOfAccount
    ? consentLink(deps.config, { customerId, email }, topic)
    : mailboxLink(db, deps.config, email, topic)
}
