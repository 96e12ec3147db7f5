import type { CommandContext } from '#app/http/context'
import type { Mail, MailData } from '#app/mail/define-mails'
import { insertMail, insertMails } from '#app/mail/mail.sql'
import { seal } from '#app/mail/seal'
import { enqueue, enqueueAll } from '#app/store/jobs'

export interface MailOrder<Text extends Mail, Secret extends keyof MailData<Text>> {
  /** What the mail is about, as `type:id`. */
  object: string
  /** What happened to it; the same event never makes a second mail. */
  event: string
  to: string
  data: Omit<MailData<Text>, Secret>
  /** Values that open something; kept encrypted and only until the mail has gone. */
  secrets?: Pick<MailData<Text>, Secret>
}

// One plain address: lists, names and line breaks would be read as more recipients.
const ADDRESS = /^[^\s<>,;:"()]+@[^\s<>,;:"()]+$/

/** Writes the mail and the job that sends it into the caller's transaction. */
export async function queueMail<Text extends Mail, Secret extends keyof MailData<Text> = never>(
  { deps, db, now, requestId }: CommandContext,
  { name }: Text,
  { object, event, to, data, secrets }: MailOrder<Text, Secret>,
): Promise<void> {
  if (!ADDRESS.test(to)) throw new Error('A mail goes to one plain address.')
  const mailId = await insertMail(db, {
    object,
    event,
    template: name,
    recipient: to,
    data,
    secrets: secrets ? seal(deps.config.AUTH_SECRET, secrets) : null,
    requestId,
    now,
  })
  if (mailId !== null) await enqueue(db, 'send-mail', { mailId, requestId })
}

/** Many mails of one text, each as `queueMail` would write it. */
export async function queueMails<Text extends Mail, Secret extends keyof MailData<Text> = never>(
  { deps, db, now, requestId }: CommandContext,
  { name }: Text,
  orders: readonly MailOrder<Text, Secret>[],
): Promise<void> {
  if (!orders.every(({ to }) => ADDRESS.test(to))) throw new Error('A mail goes to one plain address.')
  const mails = orders.map(({ object, event, to, data, secrets }) => ({
    ...{ object, event, data, recipient: to },
    secrets: secrets ? seal(deps.config.AUTH_SECRET, secrets) : null,
  }))
  const ids = await insertMails(db, mails, { template: name, requestId, now })
  await enqueueAll(
    db,
    'send-mail',
    ids.map((mailId) => ({ mailId, requestId })),
  )
}
