import type { Config } from '#app/config'
import { signOrderAccess } from '#app/order/access-token'

type Keys = Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>
type Order = { id: number; placedAt: Date }

/** The page an order is confirmed and paid on, also on another device. */
export function orderLink(config: Keys, order: Order): string {
  return `${config.STOREFRONT_URL}/kosik/dekujeme?objednavka=${tokenOf(config, order)}`
}

/** The page an order is followed on: its way, parcels, batches and documents. */
export function orderPageLink(config: Keys, order: Order): string {
  return `${config.STOREFRONT_URL}/l/objednavka/${tokenOf(config, order)}`
}

function tokenOf({ AUTH_SECRET }: Keys, { id, placedAt }: Order): string {
  return signOrderAccess(AUTH_SECRET, { orderId: id, placedAt })
}
