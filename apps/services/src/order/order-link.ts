import type { Config } from '#app/config'
import { signOrderAccess } from '#app/order/access-token'

/** The page an order is shown, paid and followed on, also on another device. */
export function orderLink(
  { STOREFRONT_URL, AUTH_SECRET }: Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>,
  order: { id: number; placedAt: Date },
): string {
  const token = signOrderAccess(AUTH_SECRET, { orderId: order.id, placedAt: order.placedAt })
  return `${STOREFRONT_URL}/kosik/dekujeme?objednavka=${token}`
}
