import type { ServicesClient } from '@shop/clients/services'
import type { Result } from '@shop/domain/result'
import { redirect } from 'react-router'
import { attempt } from '#app/server/attempt.server.ts'
import type { OrderRefusal } from '#app/texts/order/order-refusals.ts'

type Details = Record<string, unknown>

/** To the gateway, with the order already in our books; pressed twice it leads to the same payment. */
export async function payOrder(
  request: Request,
  services: ServicesClient,
  token: string,
  headers?: Headers,
): Promise<Result<Response, OrderRefusal, Details>> {
  const started = await attempt(request, services.startPayment({ token }))
  if (!started.ok) return started
  return { ok: true, value: redirect(started.value.url, { status: 303, ...(headers ? { headers } : {}) }) }
}
