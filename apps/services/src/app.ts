import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { httpLimits, MOST_CONNECTIONS } from '@shop/runtime/http-limits'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { addCompanyRoutes } from '#app/account/company/routes'
import { addAccountRoutes } from '#app/account/routes'
import { addApplicationRoutes } from '#app/application/routes'
import { addBenchRoutes } from '#app/bench/bench-routes'
import { addBulkRoutes } from '#app/bulk/routes'
import { addCampaignRoutes } from '#app/campaign/routes'
import { addCartRoutes } from '#app/cart/routes'
import { addCaseRoutes } from '#app/case/routes'
import { addAttributeRoutes } from '#app/catalog/attributes/attribute-routes'
import { addCollectionRoutes } from '#app/catalog/collections/collection-routes'
import { addDictionaryRoutes } from '#app/catalog/dictionaries/dictionary-routes'
import { addPictureRoutes } from '#app/catalog/pictures/picture-routes'
import { addProductRoutes } from '#app/catalog/products/product-routes'
import { addCatalogRoutes } from '#app/catalog/routes'
import { addVideoRoutes } from '#app/catalog/videos/video-routes'
import { addCheckoutRoutes } from '#app/checkout/routes'
import { addDevRoutes } from '#app/compose/dev-routes'
import { addStaffMailRoutes } from '#app/compose/staff-mail-routes'
import { addContactRoutes } from '#app/contact/routes'
import { addArticleRoutes } from '#app/content/articles/article-routes'
import { addBannerRoutes } from '#app/content/banners/banner-routes'
import { addFaqRoutes } from '#app/content/faq/faq-routes'
import { addLandingRoutes } from '#app/content/landings/landing-routes'
import { addMenuRoutes } from '#app/content/menus/menu-routes'
import { addContentRoutes } from '#app/content/routes'
import { addSectionRoutes } from '#app/content/sections/section-routes'
import { addCustomerRoutes } from '#app/customer/routes'
import { addDeliveryRoutes } from '#app/delivery/routes'
import { addDocumentRoutes } from '#app/document/routes'
import { addFairRoutes } from '#app/fair/routes'
import { addFeedRoutes } from '#app/feed/routes'
import { addGroupOrderRoutes } from '#app/group-order/routes'
import type { Deps } from '#app/http/deps'
import { addIdentityRoutes } from '#app/identity/routes'
import { addLitterRoutes } from '#app/litter/routes'
import { addMeasurementRoutes } from '#app/measurement/routes'
import { addNewsletterRoutes } from '#app/newsletter/routes'
import { addOrderRoutes } from '#app/order/routes'
import { addPartnerApiRoutes } from '#app/partner-api/routes'
import { addPaymentRoutes } from '#app/payment/routes'
import { addPlanRoutes } from '#app/plan/routes'
import { answerErrors } from '#app/plugins/errors'
import { addOps } from '#app/plugins/ops'
import { refuseForeignOrigins } from '#app/plugins/origins'
import { traceRequests } from '#app/plugins/trace'
import { addPriceRoutes } from '#app/price/routes'
import { addPromotionRoutes } from '#app/promotion/routes'
import { addPushRoutes } from '#app/push/routes'
import { addReviewRoutes } from '#app/review/routes'
import { addSalesRoutes } from '#app/sales/routes'
import { addSettingRoutes } from '#app/setting/routes'
import { addCarrierNotifications } from '#app/shipment/notification-routes'
import { addStaffOrderRoutes } from '#app/staff/staff-routes'
import { addSurveyRoutes } from '#app/survey/routes'
import { addUploadRoutes } from '#app/upload/routes'
import { addWarehouseRoutes } from '#app/warehouse/routes'
import { addWebhookRoutes } from '#app/webhook/routes'
import { addWholesaleRoutes } from '#app/wholesale/routes'
import { addWordingRoutes } from '#app/wording/routes'

// The largest command is a form; a passkey's answer is the longest of them.
const BODY_LIMIT = 64 * 1024

/** Everything but listening, so that tests call it without a socket. */
export function buildApp(deps: Deps): FastifyInstance {
  const connections = httpLimits()
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // One line for a request, written when it is answered, by the hook in ops.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    ...connections,
    http: connections,
    trustProxy: deps.config.TRUSTED_PROXIES,
    return503OnClosing: true,
  })
  app.server.maxConnections = MOST_CONNECTIONS
  // Only JSON is read: a form on a foreign page cannot send it without asking first.
  app.removeContentTypeParser('text/plain')
  traceRequests(app, deps.config)
  answerErrors(app, deps.pool)
  refuseForeignOrigins(app, deps.config)
  addOps(app, deps)
  addIdentityRoutes(app, deps)
  addCustomerRoutes(app, deps)
  addAccountRoutes(app, deps)
  addCatalogRoutes(app, deps)
  addProductRoutes(app, deps)
  addPictureRoutes(app, deps)
  addVideoRoutes(app, deps)
  addAttributeRoutes(app, deps)
  addCollectionRoutes(app, deps)
  addDictionaryRoutes(app, deps)
  addWords(app, deps)
  addPriceRoutes(app, deps)
  addBulkRoutes(app, deps)
  addPromotionRoutes(app, deps)
  addSettingRoutes(app, deps)
  addDeliveryRoutes(app, deps)
  addUploadRoutes(app, deps)
  addFeedRoutes(app, deps)
  addContactRoutes(app, deps)
  addWholesaleRoutes(app, deps)
  addCompanyRoutes(app, deps)
  addProgrammes(app, deps)
  addReviewRoutes(app, deps)
  addSurveyRoutes(app, deps)
  addNewsletterRoutes(app, deps)
  addFairRoutes(app, deps)
  addPushRoutes(app, deps)
  addCartRoutes(app, deps)
  addCheckoutRoutes(app, deps)
  addOrderRoutes(app, deps)
  addPaymentRoutes(app, deps)
  addSalesRoutes(app, deps)
  addPlanRoutes(app, deps)
  addCaseRoutes(app, deps)
  addDocumentRoutes(app, deps)
  addStaffOrderRoutes(app, deps)
  addStaffMailRoutes(app, deps)
  addBenchRoutes(app, deps)
  addWarehouseRoutes(app, deps)
  addWordingRoutes(app, deps)
  addCarrierNotifications(app, deps)
  addMeasurementRoutes(app, deps)
  if (deps.config.SHOP_MODE === 'development') addDevRoutes(app, deps)
  return app
}

/** Who works with us: how they come in, what breeders and trainers do here, and what their machines are told and ask. */
function addProgrammes(app: FastifyInstance, deps: Deps): void {
  addApplicationRoutes(app, deps)
  addLitterRoutes(app, deps)
  addGroupOrderRoutes(app, deps)
  addWebhookRoutes(app, deps)
  addPartnerApiRoutes(app, deps)
}

/** What people write and read, on pages and in letters. */
function addWords(app: FastifyInstance, deps: Deps): void {
  addContentRoutes(app, deps)
  addArticleRoutes(app, deps)
  addFaqRoutes(app, deps)
  addBannerRoutes(app, deps)
  addMenuRoutes(app, deps)
  addSectionRoutes(app, deps)
  addLandingRoutes(app, deps)
  addCampaignRoutes(app, deps)
}

/** The storefront's id when it sends a sane one, so that one request can be followed through all logs and jobs. */
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
