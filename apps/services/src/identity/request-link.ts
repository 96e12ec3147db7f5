import type { LinkRequest } from '@shop/contract/identity'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { describeDevice } from '#app/http/describe-device'
import { enqueue } from '#app/store/jobs'

/** Only a job looks whether the address has an account: the answer is the same, and so is the time it takes. */
export async function requestSignInLink(context: Context, { email, returnTo }: LinkRequest) {
  return request(context, { purpose: 'sign_in', email, returnTo })
}

export async function forgotPassword(context: Context, { email }: { email: string }) {
  return request(context, { purpose: 'reset_password', email, returnTo: null })
}

async function request(
  { db, requestId, headers }: Context,
  asked: { purpose: 'sign_in' | 'reset_password'; email: string; returnTo: string | null },
) {
  const browser = describeDevice(headers.get('user-agent') ?? '')
  await enqueue(db, 'answer-link-request', { ...asked, browser, requestId })
  return ok({})
}
