import type { ThreadSummary } from '@shop/contract/inbox/thread'
import { OrderAccess } from '@shop/contract/order'
import type { OrderDetail } from '@shop/contract/order-detail'
import type { OrderPlanView } from '@shop/contract/plan/plan'
import { formatZip } from '@shop/czech/format-contact'
import type { Visit } from '#app/server/session.server.ts'
import { toQrPath } from './to-qr-path.server.ts'

/** Null for an order of somebody else just as for one that never was. */
export async function loadOwnOrder({ services }: Visit, id: string): Promise<OrderDetail | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const found = await services.ownOrder({ orderId: Number(id) })
  return found.ok ? found.value : null
}

export async function loadOrderByLink({ services }: Visit, token: string): Promise<OrderDetail | null> {
  if (!OrderAccess.safeParse({ token }).success) return null
  const found = await services.orderDetail({ token })
  return found.ok ? found.value : null
}

/** An order with what its page draws beside it: the QR code, and points when another one is looked for. */
export async function toOrderPage(visit: Visit, detail: OrderDetail, search: URLSearchParams) {
  const { services } = visit
  const { order, payment, can } = detail
  const near = (search.get('misto') ?? '').trim().slice(0, 80)
  const mayMove = can.edit && order.pickupPoint !== null
  const found =
    mayMove && near.length > 1 ? await services.pickupPoints({ near, shippingCode: order.shipping.code }) : null
  return {
    detail,
    ...(await loadBeside(visit, detail)),
    qr: toQrPath(payment.transfer),
    isChanged: search.has('zmeneno'),
    picker: found?.ok ? { near: formatZip(near), points: found.value.points } : null,
  }
}

async function loadBeside(visit: Visit, detail: OrderDetail) {
  const [plan, threads] = await Promise.all([loadOrderPlan(visit, detail), loadOrderThreads(visit, detail)])
  return { plan, threads }
}

/** An order is shown also while nobody can say what was written about it. */
async function loadOrderThreads({ services }: Visit, { accessToken: token }: OrderDetail): Promise<ThreadSummary[]> {
  const found = await services.orderThreads({ token })
  return found.ok ? found.value.threads : []
}

/** Asked only while somebody may pay: nothing else of the page hangs on it. */
async function loadOrderPlan(
  { services }: Visit,
  { accessToken: token, payment }: OrderDetail,
): Promise<OrderPlanView['plan']> {
  if (!payment.canPayOnline || payment.method.kind !== 'online') return null
  const found = await services.orderPlan({ token })
  return found.ok ? found.value.plan : null
}

export type OrderPageData = Awaited<ReturnType<typeof toOrderPage>>
