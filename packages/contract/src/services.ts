import { applicationEndpoints } from './application.ts'
import { cartEndpoints } from './cart-endpoints.ts'
import { catalogEndpoints } from './catalog-endpoints.ts'
import { checkoutEndpoints } from './checkout-endpoints.ts'
import { contactEndpoints } from './contact.ts'
import { contentEndpoints } from './content-endpoints.ts'
import { customerEndpoints } from './customer-endpoints.ts'
import { documentEndpoints } from './document-endpoints.ts'
import { fairEndpoints } from './fair.ts'
import { identityEndpoints } from './identity-endpoints.ts'
import { measurementEndpoints } from './measurement.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { orderEndpoints } from './order-endpoints.ts'
import { paymentEndpoints } from './payment-endpoints.ts'
import { pushEndpoints } from './push.ts'
import { reviewEndpoints } from './review.ts'
import { securityEndpoints } from './security-endpoints.ts'
import { staffOrderEndpoints } from './staff-order-endpoints.ts'
import { surveyEndpoints } from './survey.ts'

/** Everything the services API can do; the client, the routes and the OpenAPI document are all made from this table. */
export const SERVICES_ENDPOINTS = {
  ...identityEndpoints,
  ...securityEndpoints,
  ...customerEndpoints,
  ...catalogEndpoints,
  ...contentEndpoints,
  ...contactEndpoints,
  ...applicationEndpoints,
  ...reviewEndpoints,
  ...surveyEndpoints,
  ...newsletterEndpoints,
  ...fairEndpoints,
  ...pushEndpoints,
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...documentEndpoints,
  ...staffOrderEndpoints,
  ...measurementEndpoints,
} as const

export type ServicesEndpoints = typeof SERVICES_ENDPOINTS
export type EndpointName = keyof ServicesEndpoints
