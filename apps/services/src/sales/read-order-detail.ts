import type { OrderView } from '@shop/contract/order'
import type { OrderDetail } from '@shop/contract/order-detail'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { canCustomerEdit } from '@shop/domain/order/customer-status'
import { ok } from '@shop/domain/result'
import { isVoucherReturnable } from '@shop/domain/voucher/voucher-order'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { signOrderAccess } from '#app/order/access-token'
import { isCompanyOrder, mayOpenDocuments } from '#app/order/company/company-orders.sql'
import { mayCancelOrder } from '#app/order/company/may-cancel'
import { selectGroupOfOrder } from '#app/order/group/group-of-order.sql'
import { customerIdOf, openOrder } from '#app/order/open-order'
import { selectOrderOwner } from '#app/order/order.sql'
import { selectDocumentList, selectParcelViews } from '#app/order/order-detail.sql'
import { readTimeline } from '#app/order/timeline'
import { toPaymentView } from '#app/payment/read-payment-view'
import { loadShopRules } from '#app/rules/shop-rules'
import { readOrderChange } from '#app/sales/lines/read-order-change'
import { toOrderView } from '#app/sales/read-order'
import { readOrderRegular } from '#app/sales/read-order-regular'
import { selectVoucherOrder } from '#app/voucher/voucher-orders.sql'

/** By the signed link of a guest. */
export async function readOrderDetail(context: Context, { token }: { token: string }) {
  return ok(await toOrderDetail(context, await openOrder(context, token), token))
}

/** By the session of its owner; a foreign number is answered as if there were none. */
export async function readOwnOrder(context: Context, { orderId }: { orderId: number }) {
  const { customerId } = customer(context)
  if ((await selectOrderOwner(context.db, orderId)) !== customerId) throw notFound()
  return ok(await toOrderDetail(context, orderId, null))
}

/** `token`: the link it was opened by; null for the session of its owner. */
export async function toOrderDetail(context: Context, orderId: number, token: string | null): Promise<OrderDetail> {
  const { db } = context
  const order = await toOrderView(context, orderId)
  const payment = await toPaymentView(context, orderId)
  const voucher = await readVoucher(context, orderId)
  const { isOfGroup } = await selectGroupOfOrder(db, orderId)
  const isOfCompany = await isCompanyOrder(db, orderId)
  const canEdit = canCustomerEdit(order.state) && voucher === null && !isOfGroup && !isOfCompany
  const seesDocuments = await mayOpenDocuments(db, orderId, customerIdOf(context))
  const timeline = await readTimeline(db, orderId)
  return {
    order: { ...order, transfer: payment.transfer },
    payment,
    timeline: seesDocuments ? timeline : timeline.filter(({ kind }) => kind !== 'document'),
    documents: seesDocuments ? await selectDocumentList(db, orderId) : [],
    parcels: await selectParcelViews(db, orderId),
    can: {
      pay: payment.canPayOnline || payment.transfer !== null,
      ...(await mayEnd(context, order)),
      edit: canEdit,
    },
    regular: await readOrderRegular(context, orderId, order.state),
    voucher,
    change: canEdit ? await readOrderChange(context, orderId) : null,
    accessToken: await tokenFor(context, orderId, token),
  }
}

async function mayEnd(context: Context, { orderId, state }: Pick<OrderView, 'orderId' | 'state'>) {
  const isOpen = canCustomerEdit(state)
  const cancel = isOpen && (await mayCancelOrder(context, orderId))
  return { cancel, companyCancels: isOpen && !cancel }
}

/**
 * A link opens an order for its days only, however often it is used, and one sent again for the days of its own; the account of the
 * order gets documents and commands for good.
 */
async function tokenFor({ db, deps, actor, now }: Context, orderId: number, token: string | null): Promise<string> {
  const isOwner = actor.kind === 'customer' && (await selectOrderOwner(db, orderId)) === actor.customerId
  if (token !== null && !isOwner) return token
  return signOrderAccess(deps.config.AUTH_SECRET, { orderId, placedAt: now })
}

async function readVoucher(context: Context, orderId: number): Promise<OrderDetail['voucher']> {
  const bought = await selectVoucherOrder(context.db, orderId)
  if (!bought) return null
  const { face, recipientEmail, issuedAt, isWhole, isSent } = bought
  const { returnDays } = await loadShopRules(context)
  const issuedOn = issuedAt && toPragueDay(issuedAt)
  const isReturnable =
    issuedOn !== null && isWhole && isVoucherReturnable(issuedOn, toPragueDay(context.now), returnDays)
  return {
    ...{ face, recipientEmail, isIssued: issuedOn !== null, isSent },
    // Money that came after the chosen day could not send it before.
    deliverOn: issuedOn !== null && issuedOn > bought.deliverOn ? issuedOn : bought.deliverOn,
    returnUntil: isReturnable ? addDays(issuedOn, returnDays) : null,
  }
}
