import { applicationEndpoints } from './application.ts'
import { puppyPlanEndpoints } from './campaign/puppy-plan.ts'
import { companyEndpoints } from './company/company.ts'
import { companyPeopleEndpoints } from './company/people.ts'
import { staffCompanyEndpoints } from './company/staff-company.ts'
import { contactEndpoints } from './contact.ts'
import { dogTagEndpoints } from './dog/dog-tag.ts'
import { litterEndpoints } from './dog/litter.ts'
import { cartEndpoints } from './endpoints/cart-endpoints.ts'
import { caseEndpoints } from './endpoints/case-endpoints.ts'
import { staffAttributeEndpoints } from './endpoints/catalog/staff-attribute-endpoints.ts'
import { staffCollectionEndpoints } from './endpoints/catalog/staff-collection-endpoints.ts'
import { staffDictionaryEndpoints } from './endpoints/catalog/staff-dictionary-endpoints.ts'
import { catalogEndpoints } from './endpoints/catalog-endpoints.ts'
import { checkoutEndpoints } from './endpoints/checkout-endpoints.ts'
import { staffBannerEndpoints } from './endpoints/content/staff-banner-endpoints.ts'
import { staffCampaignEndpoints } from './endpoints/content/staff-campaign-endpoints.ts'
import { staffFaqEndpoints } from './endpoints/content/staff-faq-endpoints.ts'
import { staffLandingEndpoints } from './endpoints/content/staff-landing-endpoints.ts'
import { staffMenuEndpoints } from './endpoints/content/staff-menu-endpoints.ts'
import { staffSectionEndpoints } from './endpoints/content/staff-section-endpoints.ts'
import { contentEndpoints } from './endpoints/content-endpoints.ts'
import { customerEndpoints } from './endpoints/customer-endpoints.ts'
import { staffRemittanceEndpoints } from './endpoints/delivery/staff-remittance-endpoints.ts'
import { documentEndpoints } from './endpoints/document-endpoints.ts'
import { identityEndpoints } from './endpoints/identity-endpoints.ts'
import { orderEndpoints } from './endpoints/order-endpoints.ts'
import { paymentEndpoints } from './endpoints/payment-endpoints.ts'
import { planEndpoints } from './endpoints/plan-endpoints.ts'
import { securityEndpoints } from './endpoints/security-endpoints.ts'
import { staffArticleEndpoints } from './endpoints/staff-article-endpoints.ts'
import { staffBatchEndpoints } from './endpoints/staff-batch-endpoints.ts'
import { staffBenchEndpoints } from './endpoints/staff-bench-endpoints.ts'
import { staffBulkEndpoints } from './endpoints/staff-bulk-endpoints.ts'
import { staffCaseEndpoints } from './endpoints/staff-case-endpoints.ts'
import { staffCouponEndpoints } from './endpoints/staff-coupon-endpoints.ts'
import { staffDeliveryEndpoints } from './endpoints/staff-delivery-endpoints.ts'
import { staffDeskEndpoints } from './endpoints/staff-desk-endpoints.ts'
import { staffExportEndpoints } from './endpoints/staff-export-endpoints.ts'
import { staffFairEndpoints } from './endpoints/staff-fair-endpoints.ts'
import { staffHistoryEndpoints } from './endpoints/staff-history-endpoints.ts'
import { staffInboxEndpoints } from './endpoints/staff-inbox-endpoints.ts'
import { staffLifeRulesEndpoints } from './endpoints/staff-life-rules-endpoints.ts'
import { staffMemberEndpoints } from './endpoints/staff-member-endpoints.ts'
import { staffNoticeEndpoints } from './endpoints/staff-notice-endpoints.ts'
import { staffOrderEndpoints } from './endpoints/staff-order-endpoints.ts'
import { staffPageEndpoints } from './endpoints/staff-page-endpoints.ts'
import { staffPlanEndpoints } from './endpoints/staff-plan-endpoints.ts'
import { staffPriceEndpoints } from './endpoints/staff-price-endpoints.ts'
import { staffProductEndpoints } from './endpoints/staff-product-endpoints.ts'
import { staffRecallEndpoints } from './endpoints/staff-recall-endpoints.ts'
import { staffRetailerEndpoints } from './endpoints/staff-retailer-endpoints.ts'
import { staffSettingEndpoints } from './endpoints/staff-setting-endpoints.ts'
import { staffStockEndpoints } from './endpoints/staff-stock-endpoints.ts'
import { staffSurveyEndpoints } from './endpoints/staff-survey-endpoints.ts'
import { staffSynonymEndpoints } from './endpoints/staff-synonym-endpoints.ts'
import { staffSystemEndpoints } from './endpoints/staff-system-endpoints.ts'
import { wordingEndpoints } from './endpoints/wording-endpoints.ts'
import { fairEndpoints } from './fair.ts'
import { ticketEndpoints } from './inbox/thread.ts'
import { measurementEndpoints } from './measurement.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { groupOrderEndpoints } from './order/group-order.ts'
import { apiKeyEndpoints } from './partner-api/api-keys.ts'
import { partnerApiEndpoints } from './partner-api/partner-api.ts'
import { voucherEndpoints } from './promotion/buy-voucher.ts'
import { classOfferEndpoints } from './promotion/class-offer.ts'
import { ownVoucherEndpoints } from './promotion/own-vouchers.ts'
import { referralEndpoints } from './promotion/referral.ts'
import { staffCreditEndpoints } from './promotion/staff-credits.ts'
import { staffVoucherEndpoints } from './promotion/staff-vouchers.ts'
import { pushEndpoints } from './push.ts'
import { reviewEndpoints } from './review.ts'
import { surveyEndpoints } from './survey.ts'
import { staffMachineEndpoints } from './webhook/staff-machines.ts'
import { webhookEndpoints } from './webhook/webhook.ts'
import { wholesaleEndpoints } from './wholesale/list.ts'
import { ownPriceEndpoints } from './wholesale/own-prices.ts'
import { priceFileEndpoints } from './wholesale/price-files.ts'
import { templateEndpoints } from './wholesale/templates.ts'

/** Everything the services API can do; the client, the routes and the OpenAPI document are all made from this table. */
export const SERVICES_ENDPOINTS = {
  ...identityEndpoints,
  ...securityEndpoints,
  ...customerEndpoints,
  ...catalogEndpoints,
  ...contentEndpoints,
  ...contactEndpoints,
  ...wholesaleEndpoints,
  ...companyEndpoints,
  ...companyPeopleEndpoints,
  ...staffCompanyEndpoints,
  ...ownPriceEndpoints,
  ...priceFileEndpoints,
  ...templateEndpoints,
  ...webhookEndpoints,
  ...staffMachineEndpoints,
  ...apiKeyEndpoints,
  ...partnerApiEndpoints,
  ...ticketEndpoints,
  ...applicationEndpoints,
  ...litterEndpoints,
  ...reviewEndpoints,
  ...surveyEndpoints,
  ...newsletterEndpoints,
  ...referralEndpoints,
  ...classOfferEndpoints,
  ...ownVoucherEndpoints,
  ...dogTagEndpoints,
  ...fairEndpoints,
  ...pushEndpoints,
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...orderEndpoints,
  ...groupOrderEndpoints,
  ...caseEndpoints,
  ...paymentEndpoints,
  ...planEndpoints,
  ...documentEndpoints,
  ...staffDeskEndpoints,
  ...staffNoticeEndpoints,
  ...staffSystemEndpoints,
  ...staffSettingEndpoints,
  ...staffSynonymEndpoints,
  ...staffDeliveryEndpoints,
  ...staffPageEndpoints,
  ...staffMemberEndpoints,
  ...staffOrderEndpoints,
  ...staffCaseEndpoints,
  ...staffPlanEndpoints,
  ...staffBulkEndpoints,
  ...staffPriceEndpoints,
  ...staffCouponEndpoints,
  ...staffCreditEndpoints,
  ...staffVoucherEndpoints,
  ...voucherEndpoints,
  ...staffBatchEndpoints,
  ...staffBenchEndpoints,
  ...staffStockEndpoints,
  ...staffLifeRulesEndpoints,
  ...staffRemittanceEndpoints,
  ...staffRecallEndpoints,
  ...staffRetailerEndpoints,
  ...staffFairEndpoints,
  ...staffSurveyEndpoints,
  ...staffExportEndpoints,
  ...staffHistoryEndpoints,
  ...staffAttributeEndpoints,
  ...staffCollectionEndpoints,
  ...staffDictionaryEndpoints,
  ...staffProductEndpoints,
  ...staffInboxEndpoints,
  ...wordingEndpoints,
  ...staffArticleEndpoints,
  ...staffFaqEndpoints,
  ...staffBannerEndpoints,
  ...staffMenuEndpoints,
  ...staffSectionEndpoints,
  ...staffLandingEndpoints,
  ...staffCampaignEndpoints,
  ...puppyPlanEndpoints,
  ...measurementEndpoints,
} as const

export type ServicesEndpoints = typeof SERVICES_ENDPOINTS
export type EndpointName = keyof ServicesEndpoints
