import type { MailAttachment } from '#app/mail/mailer'
import type { MailName } from '#app/mail/mails'
import { contractFiles } from '#app/order/emails/contract-files'
import type { Db } from '#app/store/database'

type Make = (db: Db, object: string) => Promise<MailAttachment[]>

// Made when the mail goes out, from rows that never change: the outbox stays small.
const FILES: Partial<Record<MailName, Make>> = {
  'order-confirmation': contractFiles,
}

export async function attachmentsOf(db: Db, template: MailName, object: string): Promise<MailAttachment[]> {
  return (await FILES[template]?.(db, object)) ?? []
}
