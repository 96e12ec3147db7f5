import { split, spread, type Table } from './table.ts'

/**
 * Endpoints of the services. As in the notes, support gives money back by line, and accounting says whose money came and what was sent. Differs from the notes: accounting
 * sees what a case gives back, not the case; what the shop counts with is read by everybody and changed by an admin.
 */
const ADDRESSES: Table = {
  acswtmdo: `
    POST /puppy-plans | DELETE /cart/voucher | GET /batch-protocols/:hash | POST /plan-settings/:token/state |
    GET /availability/:key/:format | POST /orders/:token/voucher-return | GET /referrals/:code | POST /referrals/:code | POST /tags/:uid/finds |
    GET /groups/:hash | POST /groups/:hash/members | POST /groups/:hash/acts |
    GET /vouchers/offer | POST /vouchers/orders |
    POST /applications | GET /applications/:secret | POST /applications/:secret/supplements | GET /cart | GET /cart/badge | POST /cart/changes/acceptance | DELETE /cart/coupon |
    PUT /cart/coupon | POST /cart/lines | DELETE /cart/lines/:lineId | PUT /cart/lines/:lineId | PUT /cart/lines/:lineId/regular-delivery |
    POST /cart/lines/:lineId/saving | POST /cart/merge/undo | DELETE /cart/saved/:lineId | POST /cart/saved/:lineId/return |
    GET /cases/by-token/:token | POST /cases/by-token/:token/account | POST /cases/by-token/:token/cancellation | GET /cases/by-token/:token/files/:fileId |
    GET /cases/by-token/:token/receipt | GET /cases/forms/:token | POST /cases/forms/:token | POST /cases/forms/:token/preview | POST /cases/links |
    GET /checkout | PUT /checkout/details | PUT /checkout/payment | GET /checkout/pickup-points | PUT /checkout/shipping | POST /checkout/start |
    GET /companies/:companyId | GET /company-invitations/:token | GET /consents/:token | POST /consents/:token | GET /content/pages/:slug/wordings/:version | GET /content/previews |
    GET /content/retailer-entry | POST /content/retailer-entry | POST /content/votes | POST /cookie-choices | POST /ean-lookups | POST /fair/entries |
    POST /fair/sessions | GET /fair/sessions/:session | GET /fair/tickets/:ticket | POST /fair/tickets/:ticket/spin | GET /links/:action/:token |
    POST /links/:action/:token | POST /links/:action/:token/renewal | POST /missing-pages | GET /newsletter/links/:token |
    POST /newsletter/links/:token/changes | POST /newsletter/links/:token/confirmation | POST /newsletter/links/:token/renewal |
    POST /newsletter/links/:token/unsubscription | POST /newsletter/subscriptions | POST /order-links | POST /orders | GET /orders/:token |
    POST /orders/:token/cancellation | POST /orders/:token/cart | PUT /orders/:token/delivery | GET /orders/:token/detail |
    GET /orders/:token/documents/:documentId/:format | PUT /orders/:token/lines | POST /orders/:token/lines/preview |
    POST /orders/:token/lines/withdrawal | POST /orders/:token/mandate | POST /orders/:token/measurement | GET /orders/:token/payment |
    PUT /orders/:token/payment-method | POST /orders/:token/payment/check | POST /orders/:token/payments | GET /orders/:token/plan |
    POST /orders/:token/plan | GET /orders/:token/tickets | POST /page-views | POST /password/forgotten | GET /plan-settings/:token |
    PUT /plan-settings/:token | GET /plans/:token | POST /plans/:token/cycle | POST /plans/:token/end | POST /plans/:token/link |
    POST /plans/:token/reason | POST /plans/:token/settings | POST /prepared-baskets | POST /prepared-baskets/proposals | GET /prepared-baskets/:hash |
    POST /prepared-baskets/:hash/taking | POST /product-alerts | GET /product-alerts/:token | POST /product-alerts/:token/cancellation |
    POST /product-alerts/:token/confirmation | POST /registrations | GET /registrations/:key | POST /registrations/:key/resend |
    GET /review-photos/:key | POST /reviews | POST /reviews/:id/appeal | POST /reviews/:id/reports | POST /reviews/:id/votes |
    POST /reviews/:id/withdrawal | GET /reviews/by-secret/:secret | DELETE /session | GET /session | POST /session | POST /session/link |
    POST /session/passkey | POST /session/passkey/options | POST /session/second-factor | GET /staff/invitations/by-token/:token |
    POST /staff/invitations/by-token/:token | GET /surveys/:secret | PUT /surveys/:secret/answers | GET /tags/:uid | GET /puppy-offers/:token | POST /tickets |
    GET /tickets/by-token/:token | GET /tickets/by-token/:token/files/:fileId | POST /tickets/by-token/:token/messages | POST /web-vitals`,
  c: `
    GET /account/groups | POST /account/groups | POST /account/groups/:hash/end |
    POST /account/litters | PUT /account/litters/:id | POST /account/litters/:id/cards | POST /account/litters/:id/packs |
    POST /account/litters/:id/puppies | PUT /account/litters/:id/weights | POST /account/puppies/:id/end | POST /tags/:uid/takeover |
    POST /account/puppies/:id/offer | POST /puppy-offers/:token/takeover |
    GET /account/litters/:id/basket | PUT /account/litters/:id/basket |
    GET /account/retailer-entry | PUT /account/retailer-entry | POST /account/retailer-entry/end |
    POST /account/partner-code |
    GET /account/class-offers | POST /account/class-offers | DELETE /account/class-offers/:place |
    PUT /account/dogs/:id/tag | DELETE /account/dogs/:id/tag | POST /account/referral |
    GET /customer/api-keys | POST /customer/api-keys | DELETE /customer/api-keys/:id |
    GET /customer/webhooks | POST /customer/webhooks | DELETE /customer/webhooks/:id | POST /customer/webhooks/:id/secret |
    POST /customer/webhooks/:id/test | POST /customer/webhooks/:id/resume | POST /customer/webhook-deliveries/:id/replay |
    GET /customer/availability-key | DELETE /customer/availability-key | POST /customer/lists |
    POST /customer/lists/reading | GET /customer/order-templates | POST /customer/order-templates |
    DELETE /customer/order-templates/:templateId | POST /customer/order-templates/:templateId/use | GET /customer/price-list/:format |
    GET /customer/company | GET /customer/company/documents/:documentId/:format | GET /customer/company/statements/:month/:format |
    GET /customer/company/people | POST /customer/company/invitations | POST /customer/company/invitations/:invitationId/again |
    DELETE /customer/company/invitations/:invitationId | PUT /customer/company/members/:memberId | DELETE /customer/company/members/:memberId |
    POST /customer/company/leave | POST /customer/company/branches | PUT /customer/company/branches/:branchId |
    DELETE /customer/company/branches/:branchId | POST /customer/company/orders/:orderId/approve | POST /customer/company/orders/:orderId/refuse |
    POST /company-invitations/:token/accept |
    POST /customer/prices |
    POST /account/addresses | DELETE /account/addresses/:id | PUT /account/addresses/:id | POST /account/addresses/:id/restoration |
    POST /account/bags | POST /account/consents | GET /account/deletion | POST /account/deletion | POST /account/dogs | DELETE /account/dogs/:id |
    PUT /account/dogs/:id | PUT /account/dogs/:id/foods | POST /account/dogs/:id/restoration | POST /account/dogs/:id/weights |
    DELETE /account/dogs/:id/weights/:weightId | POST /account/email | GET /account/export | PUT /account/favourites | GET /account/passkeys |
    POST /account/passkeys | DELETE /account/passkeys/:id | POST /account/passkeys/options | POST /account/password | PUT /account/profile |
    DELETE /account/sessions | GET /account/sessions | DELETE /account/sessions/:id | POST /account/sheets | DELETE /cart/credits |
    PUT /cart/credits | GET /customer/cases | GET /customer/orders/:orderId | GET /customer/plans | PUT /customer/plans/:planId |
    DELETE /customer/plans/:planId/card | POST /customer/plans/:planId/cycles/:cycleNo | POST /customer/plans/:planId/reason |
    POST /customer/plans/:planId/state | PUT /customer/reorders/:orderId | GET /customer/tickets | PUT /push/subscription |
    POST /push/subscription/end | POST /push/subscription/state | GET /reviews/own`,
  // A customer of wholesale makes a key; the one who asks here is none.
  '-': `
    POST /customer/availability-key`,
  // A machine's key alone opens these; whatever session comes, it has brought none.
  k: `
    GET /partner/v1/prices | GET /partner/v1/stock | GET /partner/v1/orders | GET /partner/v1/orders/:number | GET /partner/v1/documents |
    GET /partner/v1/documents/:number/:format`,
  smdo: `
    GET /staff/documents/:documentId/:format | POST /staff/reveals | POST /staff/tickets/:number/answers | POST /staff/tickets/:number/changes |
    GET /staff/tickets/:number/files/:fileId | GET /staff/tickets/:number/templates`,
  mdo: `
    GET /staff/remittances | POST /staff/remittances |
    POST /staff/vouchers | GET /staff/vouchers/:voucherId/pdf | PUT /staff/vouchers/:voucherId/block | DELETE /staff/vouchers/:voucherId/block |
    POST /staff/vouchers/:voucherId/code | POST /staff/vouchers/:voucherId/sending |
    POST /staff/bank-movements/:movementId/order | GET /staff/exports/:format | GET /staff/exports/:format/check | POST /staff/orders/:orderId/cash |
    POST /staff/refunds/:refundId/confirmation`,
  swdo: `
    GET /staff/benches | GET /staff/benches/:benchId | POST /staff/benches/:benchId/parcels/:parcelId/aside |
    POST /staff/benches/:benchId/parcels/:parcelId/closing | POST /staff/benches/:benchId/parcels/:parcelId/label |
    POST /staff/benches/:benchId/parcels/:parcelId/prints | POST /staff/benches/:benchId/parcels/:parcelId/undo |
    POST /staff/benches/:benchId/printer | POST /staff/benches/:benchId/prints | POST /staff/benches/:benchId/scans | GET /staff/cases/:number |
    POST /staff/cases/:number/goods | POST /staff/orders/:orderId/packing | POST /staff/orders/:orderId/queue |
    POST /staff/orders/:orderId/resending | GET /staff/packing-day | POST /staff/packing-day/hand-over | GET /staff/packing-day/manifest |
    POST /staff/parcels/:parcelId/delivery | GET /staff/parcels/:parcelId/label | POST /staff/parcels/:parcelId/label |
    POST /staff/parcels/:parcelId/packing | POST /staff/parcels/:parcelId/return | POST /staff/parcels/hand-over | GET /staff/prints/:printId/file |
    POST /staff/prints/:printId/printed | POST /staff/stock/batches/:batchId/block | GET /staff/stock/recalls | GET /staff/stock/batches/:batchId/recall |
    POST /staff/stock/batches/:batchId/recall | POST /staff/stock/batches/:batchId/recall/withdraw | POST /staff/stock/batches/:batchId/unblock`,
  sdo: `
    POST /staff/customers/:customerId/credits | GET /staff/customers/:customerId/machines |
    GET /staff/customers/:customerId/company | GET /staff/orders/:orderId/buyer | POST /staff/orders/:orderId/cases |
    POST /staff/applications/:number/changes | PUT /staff/applications/:number/decision | GET /staff/applications/:number/files/:fileId |
    POST /staff/cases/:number/assessment | POST /staff/cases/:number/decision | POST /staff/cases/:number/decision/preview |
    GET /staff/cases/:number/files/:fileId | POST /staff/cases/:number/goods-request | POST /staff/cases/:number/waiver | GET /staff/history |
    GET /staff/mails | GET /staff/mails/:mailId | POST /staff/mails/:mailId/resending | POST /staff/orders/:orderId/approval |
    POST /staff/orders/:orderId/cancellation | POST /staff/orders/:orderId/cash-trust | PUT /staff/orders/:orderId/delivery |
    POST /staff/orders/:orderId/hold | PUT /staff/orders/:orderId/lines | POST /staff/orders/:orderId/lines/preview |
    POST /staff/orders/:orderId/lines/withdrawal | POST /staff/orders/:orderId/links/revocation | GET /staff/orders/:orderId/mails |
    POST /staff/orders/:orderId/refunds | POST /staff/orders/:orderId/refunds/preview | POST /staff/orders/:orderId/rejection |
    POST /staff/orders/:orderId/release | GET /staff/plans/:planId | POST /staff/plans/:planId/cycle | POST /staff/plans/:planId/sending |
    POST /staff/plans/:planId/state | POST /staff/refunds/:refundId/account | POST /staff/refunds/:refundId/transfer`,
  do: `
    POST /staff/campaigns/:campaignId/schedule | POST /staff/campaigns/:campaignId/resumption |
    GET /staff/audit | POST /staff/jobs/:jobId/skipping | POST /staff/pages/:slug/publication | POST /staff/price-lists | POST /staff/prices |
    POST /staff/prices/calling-off | GET /staff/settings/benches | POST /staff/settings/benches | PUT /staff/settings/benches/:benchId |
    PUT /staff/settings/closed-days | PUT /staff/settings/delivery | POST /staff/settings/printers | PUT /staff/settings/printers/:printerId |
    PUT /staff/settings/values/:key | POST /staff/stock/batches/:batchId/recall/approve | PUT /staff/stock/life-rules | GET /staff/truths |
    GET /staff/truths/:name | POST /staff/truths/:name/repair`,
  swtmdo: `
    GET /staff/attributes | GET /staff/collections |
    GET /staff/jobs | POST /staff/jobs/:jobId/retry | GET /staff/notices | PUT /staff/notices/devices | DELETE /staff/notices/devices/:deviceId |
    GET /staff/passkeys | POST /staff/passkeys | POST /staff/passkeys/options | POST /staff/presence | GET /staff/product-choices |
    GET /staff/products | GET /staff/products/:productId | GET /staff/row-history | GET /staff/row-history/as-of | GET /staff/second-factor |
    POST /staff/second-factor | POST /staff/second-factor/confirmation | POST /staff/second-factor/recovery-codes | POST /staff/session/proof |
    GET /staff/settings/carrier-feeds | GET /staff/settings/delivery | POST /staff/settings/delivery/preview | GET /staff/settings/values |
    GET /staff/views | POST /staff/views | DELETE /staff/views/:viewId`,
  o: `
    POST /staff/invitations | DELETE /staff/invitations/:id | GET /staff/members | POST /staff/members/:id/disabling |
    POST /staff/members/:id/enabling | PUT /staff/members/:id/place | POST /staff/members/:id/second-factor-reset`,
  tdo: `
    GET /staff/menus | PUT /staff/menus/:code |
    GET /staff/segments | POST /staff/segment-counts | PUT /staff/segments |
    GET /staff/campaigns/:campaignId/preview | POST /staff/campaigns/:campaignId/tests | POST /staff/campaigns/:campaignId/moves |
    GET /staff/campaigns | GET /staff/campaigns/:campaignId | POST /staff/campaigns | PUT /staff/campaigns/:campaignId |
    POST /staff/attributes | PUT /staff/attributes/:attributeId | POST /staff/attributes/:attributeId/removal |
    GET /staff/dictionaries/:dictionary | POST /staff/dictionaries | PUT /staff/dictionaries/:dictionary/:entryId |
    POST /staff/dictionaries/:dictionary/:entryId/removal | POST /staff/category-order |
    POST /staff/collections | POST /staff/collections/preview | PUT /staff/collections/:collectionId |
    GET /staff/articles | POST /staff/articles | GET /staff/articles/:articleId | PUT /staff/articles/:articleId |
    POST /staff/articles/:articleId/publication | POST /staff/articles/:articleId/withdrawal | GET /staff/banners | POST /staff/banners |
    GET /staff/banners/:bannerId | PUT /staff/banners/:bannerId | POST /staff/banners/:bannerId/publication |
    POST /staff/banners/:bannerId/withdrawal | POST /staff/banners/order | GET /staff/bulk | POST /staff/bulk | GET /staff/bulk/:bulkId |
    POST /staff/bulk/:bulkId/apply | PUT /staff/bulk/:bulkId/choice | PUT /staff/bulk/:bulkId/columns | GET /staff/bulk/:bulkId/files/:which |
    GET /staff/bulk/:bulkId/rows | POST /staff/bulk/:bulkId/undo | POST /staff/coupons | PUT /staff/coupons/:couponId |
    POST /staff/coupons/:couponId/end | POST /staff/coupons/simulation | GET /staff/fairs | POST /staff/fairs | GET /staff/fairs/:fairId |
    PUT /staff/fairs/:fairId | POST /staff/fairs/:fairId/shared-pin/removal | POST /staff/fairs/:fairId/tablets |
    POST /staff/fairs/:fairId/tablets/:tabletId/revocation | GET /staff/faq | POST /staff/faq/order |
    POST /staff/faq/questions | GET /staff/faq/questions/:questionId | PUT /staff/faq/questions/:questionId |
    POST /staff/faq/questions/:questionId/publication | POST /staff/faq/questions/:questionId/withdrawal | POST /staff/faq/types |
    PUT /staff/faq/types/:typeId | GET /staff/feeds | GET /staff/import-template | POST /staff/imports | GET /staff/landings | POST /staff/landings |
    GET /staff/landings/:landingId | PUT /staff/landings/:landingId | POST /staff/landings/:landingId/publication |
    POST /staff/landings/:landingId/withdrawal | GET /staff/missing-pages | POST /staff/missing-pages/ignoring | GET /staff/pages |
    GET /staff/pages/:slug | PUT /staff/pages/:slug/draft | POST /staff/pictures | POST /staff/pictures/:hash/crop | POST /staff/preview-links | POST /staff/videos |
    GET /staff/price-proposals | POST /staff/price-proposals | POST /staff/price-proposals/:proposalId/decision | POST /staff/prices/preview |
    POST /staff/products | PUT /staff/products/:productId | POST /staff/products/:productId/end | POST /staff/products/:productId/publish |
    POST /staff/products/:productId/variants | POST /staff/redirects | DELETE /staff/redirects/:redirectId | GET /staff/retailers |
    GET /staff/retailer-entries | POST /staff/retailer-entries/:entryId/publish | POST /staff/retailer-entries/:entryId/return |
    POST /staff/retailers | PUT /staff/retailers/:retailerId | GET /staff/sections | GET /staff/sections/:slug | PUT /staff/sections/:slug |
    POST /staff/sections/:slug/discarding | POST /staff/sections/:slug/publication | GET /staff/surveys/:type | PUT /staff/surveys/:type |
    GET /staff/synonyms | POST /staff/synonyms | PUT /staff/synonyms/:synonymId | POST /staff/synonyms/:synonymId/removal | POST /staff/tags |
    PUT /staff/variants/:variantId | GET /staff/visits`,
  swmdo: `
    GET /staff/stock | GET /staff/stock/batches | GET /staff/stock/batches/:batchId/analysis | GET /staff/stock/find | GET /staff/stock/life-rules |
    GET /staff/stock/movements | GET /staff/stock/proposal | POST /staff/tasks/:taskId/closing | POST /staff/tickets/:number/notes`,
  stdo: `
    GET /staff/coupons | GET /staff/coupons/:couponId | PUT /staff/reviews/:id/decision | GET /staff/surveys | GET /staff/surveys/:type/answers`,
  wdo: `
    PUT /staff/stock/batches/:batchId/analysis | POST /staff/stock/counts | POST /staff/stock/intakes | PUT /staff/stock/shelf |
    POST /staff/stock/write-offs`,
  wtdo: `
    PUT /staff/variants/:variantId/shelf`,
  stmdo: `
    GET /staff/prices | GET /staff/prices/:variantId/ledger`,
}

/** Asks for a second factor shown within ten minutes: money, documents with names, members, who somebody is. */
export const NEEDS_PROOF = split(
  `
    POST /staff/remittances | POST /staff/vouchers | GET /staff/vouchers/:voucherId/pdf | DELETE /staff/vouchers/:voucherId/block |
    POST /staff/vouchers/:voucherId/code | POST /staff/vouchers/:voucherId/sending |
    POST /staff/bank-movements/:movementId/order | POST /staff/cases/:number/decision | POST /staff/orders/:orderId/cases | GET /staff/documents/:documentId/:format |
    GET /staff/exports/:format | GET /staff/exports/:format/check | POST /staff/invitations | POST /staff/members/:id/disabling |
    POST /staff/members/:id/enabling | PUT /staff/members/:id/place | POST /staff/members/:id/second-factor-reset | POST /staff/orders/:orderId/cash |
    PUT /staff/orders/:orderId/delivery | PUT /staff/orders/:orderId/lines | POST /staff/orders/:orderId/refunds | POST /staff/plans/:planId/sending |
    POST /staff/refunds/:refundId/account | POST /staff/refunds/:refundId/confirmation | POST /staff/refunds/:refundId/transfer |
    POST /staff/reveals |
    POST /staff/second-factor/recovery-codes | POST /staff/stock/batches/:batchId/recall/approve`,
  '|',
)

/** One factor sets up the second, and does nothing else. */
export const ONE_FACTOR = split(
  `
    GET /staff/passkeys | POST /staff/passkeys | POST /staff/passkeys/options | POST /staff/second-factor | GET /staff/second-factor |
    POST /staff/second-factor/confirmation | POST /staff/session/proof`,
  '|',
)

export const ENDPOINTS: Table = spread(ADDRESSES, '|')
