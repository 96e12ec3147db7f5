import type { ServicesClient } from '@shop/clients/services'
import type { OwnVoucher } from '@shop/contract/promotion/own-vouchers'

/** Credits are shown also when these cannot be. */
export async function loadOwnVouchers(services: ServicesClient): Promise<OwnVoucher[]> {
  const own = await services.ownVouchers({})
  return own.ok ? own.value.vouchers : []
}
