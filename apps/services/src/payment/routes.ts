import { staffRemittanceEndpoints } from '@shop/contract/endpoints/delivery/staff-remittance-endpoints'
import { paymentEndpoints as endpoints } from '@shop/contract/endpoints/payment-endpoints'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { changeMethod } from '#app/payment/change-method'
import { askBack, checkPayment } from '#app/payment/check-payment'
import { addNotificationRoutes } from '#app/payment/notification-routes'
import { readPaymentView } from '#app/payment/read-payment-view'
import { listRemittances, readRemittance } from '#app/payment/remittance/read-remittance'
import { startPayment } from '#app/payment/start-payment'

// Each of these asks the gateway, which has limits of its own.
const ASKING: Limit[] = [{ action: 'ask-gateway', per: 'network', max: 60, windowSeconds: 60 }]

/** Tens of thousands of rows, and a third more in base64. */
const FILE_BYTES = 4 * 1024 * 1024

export function addPaymentRoutes(app: FastifyInstance, deps: Deps): void {
  addNotificationRoutes(app, deps)
  bind(app, deps, endpoints.startPayment, async (_context, _input, started) => started, {
    limits: ASKING,
    before: startPayment,
  })
  bind(app, deps, endpoints.payment, readPaymentView)
  bind(app, deps, endpoints.changeMethod, changeMethod)
  bind(app, deps, staffRemittanceEndpoints.remittances, listRemittances)
  bind(app, deps, staffRemittanceEndpoints.readRemittance, readRemittance, { bodyLimit: FILE_BYTES })
  bind(app, deps, endpoints.checkPayment, checkPayment, { limits: ASKING, before: askBack })
}
