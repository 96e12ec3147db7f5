import { receiptAttachment } from '#app/case/make-receipt'
import type { MailName } from '#app/compose/mails'
import { creditNoteAttachments, documentAttachments } from '#app/document/emails/document-attachments'
import { voucherAttachment } from '#app/document/voucher-files'
import type { MailAttachment } from '#app/mail/mailer'
import { contractFiles } from '#app/order/emails/contract-files'
import { qrAttachment } from '#app/payment/emails/qr-attachment'
import { noticeQr } from '#app/plan/emails/notice-qr'
import type { Db } from '#app/store/database'

interface Keys {
  secret: string
  shopUrl: string
}

type Make = (db: Db, object: string, now: Date, keys: Keys) => Promise<MailAttachment[]>

// Made when the mail goes out, from rows that never change: the outbox stays small.
const FILES: Partial<Record<MailName, readonly Make[]>> = {
  'order-confirmation': [contractFiles, qrAttachment],
  'company-confirmation': [contractFiles, qrAttachment],
  'bank-transfer-reminder': [qrAttachment],
  'payment-underpaid': [qrAttachment],
  'invoice-overdue': [qrAttachment],
  'plan-notice': [noticeQr],
  'withdrawal-confirmed': [receiptAttachment],
  'withdrawal-received': [receiptAttachment],
  'complaint-received': [receiptAttachment],
  'guarantee-received': [receiptAttachment],
  'case-return-code': [receiptAttachment],
  'case-decided': [receiptAttachment],
  invoice: [documentAttachments],
  'return-refunded': [creditNoteAttachments],
  'voucher-gift': [voucherAttachment],
  'voucher-ordered': [contractFiles, qrAttachment],
}

export async function attachmentsOf(
  db: Db,
  { template, object }: { template: MailName; object: string },
  now: Date,
  keys: Keys,
): Promise<MailAttachment[]> {
  const files: MailAttachment[] = []
  for (const make of FILES[template] ?? []) files.push(...(await make(db, object, now, keys)))
  return files
}
