import type { RequestCaseLink } from '@shop/contract/case/case'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { enqueue } from '#app/store/jobs'

/** The same answer, just as fast, whether there is such an order or not: what is true is found out by a job and told to its mailbox. */
export async function requestCaseLink({ db, requestId }: Context, { kind, orderNumber, email }: RequestCaseLink) {
  await enqueue(db, 'answer-case-link', { kind, orderNumber, email, requestId })
  return ok({})
}
