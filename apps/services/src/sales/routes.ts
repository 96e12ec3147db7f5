import { orderEndpoints as endpoints } from '@shop/contract/endpoints/order-endpoints'
import { staffOrderEndpoints } from '@shop/contract/endpoints/staff-order-endpoints'
import { voucherEndpoints } from '@shop/contract/promotion/buy-voucher'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { askBeforeCancel, cancelOrder } from '#app/sales/cancel-order'
import { editOrder } from '#app/sales/edit-order'
import { editOrderByStaff } from '#app/sales/edit-order-by-staff'
import {
  changeLinesByStaff,
  changeOwnLines,
  previewLinesByStaff,
  previewOwnLines,
  withdrawChangeByStaff,
  withdrawOwnChange,
} from '#app/sales/line-commands'
import { readOrder } from '#app/sales/read-order'
import { readOrderDetail, readOwnOrder } from '#app/sales/read-order-detail'
import { buyVoucher, readVoucherOffer } from '#app/sales/voucher/buy-voucher'
import { returnBoughtVoucher } from '#app/sales/voucher/return-voucher'
import { readTag } from '#app/shipment/read-tag'

// Codes are too long to guess; this keeps somebody from trying all the same.
const TAGS: Limit[] = [{ action: 'read-tag', per: 'network', max: 120, windowSeconds: 60 }]

// Each makes an order and a mail to an address that nobody has proved.
const VOUCHERS: Limit[] = [{ action: 'buy-voucher', per: 'network', max: 20, windowSeconds: 10 * 60 }]

/** An order together with its money and its parcels. */
export function addSalesRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.order, readOrder)
  bind(app, deps, endpoints.orderDetail, readOrderDetail)
  bind(app, deps, endpoints.ownOrder, readOwnOrder)
  bind(app, deps, endpoints.cancelOrder, cancelOrder, { before: askBeforeCancel })
  bind(app, deps, endpoints.editOrder, editOrder)
  bind(app, deps, staffOrderEndpoints.editOrderForCustomer, editOrderByStaff)
  bind(app, deps, endpoints.changeLines, changeOwnLines, { before: askBeforeCancel })
  bind(app, deps, endpoints.previewLines, previewOwnLines)
  bind(app, deps, endpoints.withdrawChange, withdrawOwnChange, { before: askBeforeCancel })
  bind(app, deps, staffOrderEndpoints.changeLinesForCustomer, changeLinesByStaff)
  bind(app, deps, staffOrderEndpoints.previewLinesForCustomer, previewLinesByStaff)
  bind(app, deps, staffOrderEndpoints.withdrawChangeForCustomer, withdrawChangeByStaff)
  bind(app, deps, voucherEndpoints.voucherOffer, readVoucherOffer)
  bind(app, deps, voucherEndpoints.buyVoucher, buyVoucher, { limits: VOUCHERS })
  bind(app, deps, voucherEndpoints.returnVoucher, returnBoughtVoucher)
  bind(app, deps, endpoints.tag, readTag, { limits: TAGS })
}
