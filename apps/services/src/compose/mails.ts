import { APPLICATION_MAILS } from '#app/application/emails/application-mails'
import { CAMPAIGN_MAILS } from '#app/campaign/emails/campaign-mails'
import { PUPPY_MAILS } from '#app/campaign/emails/puppy-mails'
import { CASE_MAILS } from '#app/case/emails/case-mails'
import { CONTACT_MAILS } from '#app/contact/emails/contact-mails'
import { INBOX_MAILS } from '#app/contact/emails/inbox-mails'
import { RETAILER_MAILS } from '#app/content/emails/retailer-mails'
import { FAIR_MAILS } from '#app/fair/emails/fair-mails'
import { GROUP_MAILS } from '#app/group-order/emails/group-mails'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { STAFF_MAILS } from '#app/identity/emails/staff-mails'
import { LITTER_MAILS } from '#app/litter/emails/litter-mails'
import { MARKETING_MAILS } from '#app/marketing/emails/marketing-mails'
import { AFTER_SALE_MAILS } from '#app/order/emails/after-sale-mails'
import { COMPANY_MAILS } from '#app/order/emails/company-mails'
import { ORDER_MAILS } from '#app/order/emails/order-mails'
import { PAYMENT_MAILS } from '#app/payment/emails/payment-mails'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { REVIEW_MAILS } from '#app/review/emails/review-mails'
import { SHIPMENT_MAILS } from '#app/shipment/emails/shipment-mails'
import { SURVEY_MAILS } from '#app/survey/emails/survey-mails'
import { VOUCHER_MAILS } from '#app/voucher/emails/voucher-mails'
import { WEBHOOK_MAILS } from '#app/webhook/emails/webhook-mails'
import { WORDING_MAILS } from '#app/wording/emails/wording-mails'

/** Every mail the shop sends, by the name it has in the outbox. */
export const MAILS = {
  ...ACCOUNT_MAILS,
  ...STAFF_MAILS,
  ...LITTER_MAILS,
  ...ORDER_MAILS,
  ...COMPANY_MAILS,
  ...AFTER_SALE_MAILS,
  ...CASE_MAILS,
  ...PAYMENT_MAILS,
  ...SHIPMENT_MAILS,
  ...PLAN_MAILS,
  ...MARKETING_MAILS,
  ...CAMPAIGN_MAILS,
  ...PUPPY_MAILS,
  ...CONTACT_MAILS,
  ...INBOX_MAILS,
  ...RETAILER_MAILS,
  ...APPLICATION_MAILS,
  ...REVIEW_MAILS,
  ...SURVEY_MAILS,
  ...FAIR_MAILS,
  ...WORDING_MAILS,
  ...VOUCHER_MAILS,
  ...GROUP_MAILS,
  ...WEBHOOK_MAILS,
} as const

export type MailName = keyof typeof MAILS

export function isMailName(name: string): name is MailName {
  return name in MAILS
}
