import type { RequestOrderLinks } from '@shop/contract/order/order-links'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { enqueue } from '#app/store/jobs'

/** Only a job looks whether the address has ordered: the answer is the same, and so is the time it takes. */
export async function requestOrderLinks({ db, requestId }: Context, { email, number }: RequestOrderLinks) {
  await enqueue(db, 'answer-order-request', { email, orderNumber: number, requestId })
  return ok({})
}
