import type { DataOf, MailName } from '#app/compose/mails'
import type { CommandContext } from '#app/http/context'
import { insertMail } from '#app/mail/mail.sql'
import { seal } from '#app/mail/seal'
import { enqueue } from '#app/store/jobs'

export interface MailOrder<Name extends MailName, Secret extends keyof DataOf<Name>> {
  /** What the mail is about, as `type:id`. */
  object: string
  /** What happened to it; the same event never makes a second mail. */
  event: string
  template: Name
  to: string
  data: Omit<DataOf<Name>, Secret>
  /** Values that open something; kept encrypted and only until the mail has gone. */
  secrets?: Pick<DataOf<Name>, Secret>
}

// One plain address: lists, names and line breaks would be read as more recipients.
const ADDRESS = /^[^\s<>,;:"()]+@[^\s<>,;:"()]+$/

/** Writes the mail and the job that sends it into the caller's transaction. */
export async function queueMail<Name extends MailName, Secret extends keyof DataOf<Name> = never>(
  { deps, db, now, requestId }: CommandContext,
  { object, event, template, to, data, secrets }: MailOrder<Name, Secret>,
): Promise<void> {
  if (!ADDRESS.test(to)) throw new Error('A mail goes to one plain address.')
  const mailId = await insertMail(db, {
    object,
    event,
    template,
    recipient: to,
    data,
    secrets: secrets ? seal(deps.config.AUTH_SECRET, secrets) : null,
    requestId,
    now,
  })
  if (mailId !== null) await enqueue(db, 'send-mail', { mailId, requestId })
}
