import { CaseAccess, GiveAccount } from '@shop/contract/case/case'
import { data, redirect } from 'react-router'
import { sendMessage } from '#app/features/order/thread/thread.server.ts'
import { THREAD_FORM } from '#app/features/order/thread/thread-form-name.ts'
import type { FormState } from '#app/forms/form-state.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { isTooLong } from '#app/forms/read-files.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { caseTexts } from '#app/texts/order/case.ts'
import { CASE_FORM } from './case-form-name.ts'

export async function loadCase({ services }: Visit, token: string, search: URLSearchParams) {
  const found = CaseAccess.safeParse({ token }).success ? await services.readCase({ token }) : null
  if (found?.ok) {
    const thread = await readOwnThread({ services }, found.value.threadToken)
    const said = { isFresh: search.has('prijato'), isSent: search.has('odeslano') }
    return { kind: 'open' as const, found: found.value, token, thread, ...said }
  }
  return data({ kind: 'gone' as const }, { status: found?.code === 'link_expired' ? 410 : 404 })
}

/** A thread of a link that has ended is simply not shown: the case itself is open. */
async function readOwnThread({ services }: Pick<Visit, 'services'>, threadToken: string | null) {
  const thread = threadToken === null ? null : await services.readThread({ token: threadToken })
  return thread?.ok ? thread.value : null
}

/** A message, the case taken back, or an account, by the button that was pressed; what names neither changes nothing. */
export async function actOnCase(request: Request, visit: Visit, token: string) {
  if (isTooLong(request)) return refuseField({ name: THREAD_FORM, values: new FormData() }, 'files', 'file_too_large')
  const values = await readForm(request)
  switch (textOf(values, 'intent')) {
    case 'send':
      return writeAboutCase(request, visit, token, values)
    case 'cancel':
      return cancelCase(request, visit, token, values)
    case 'account':
      return giveAccount(request, visit, token, values)
    default:
      return redirect(`/l/pripad/${token}`, 303)
  }
}

async function writeAboutCase(request: Request, visit: Visit, token: string, values: FormData) {
  const found = await attempt(request, visit.services.readCase({ token }))
  if (!found.ok) return refuseForm({ name: THREAD_FORM, values }, { code: found.code, details: {} })
  if (found.value.threadToken === null) return redirect(`/l/pripad/${token}`, 303)
  const refused = await sendMessage(request, visit, found.value.threadToken, values)
  return refused ?? redirect(`/l/pripad/${token}?odeslano`, 303)
}

/** The customer has changed their mind; pressed twice it stays taken back. */
async function cancelCase(request: Request, { services }: Visit, token: string, values: FormData) {
  const cancelled = await attempt(request, services.cancelCase({ token }))
  if (cancelled.ok) return redirect(`/l/pripad/${token}`, 303)
  const { code, details } = cancelled
  return code === 'case_state' ? tellUnchanged(code) : refuseForm({ name: CASE_FORM, values }, { code, details })
}

/** Where the money goes; sent twice it is the same account. */
async function giveAccount(request: Request, { services }: Visit, token: string, values: FormData) {
  const input = parseForm(GiveAccount, { account: textOf(values, 'account') })
  if (!input.ok) return refuseForm({ name: CASE_FORM, values }, input)
  const given = await attempt(request, services.giveCaseAccount({ token, ...input.value }))
  if (given.ok) return redirect(`/l/pripad/${token}`, 303)
  const { code, details } = given
  return code === 'case_state' ? tellUnchanged(code) : refuseForm({ name: CASE_FORM, values }, { code, details })
}

function tellUnchanged(code: 'case_state') {
  const state: FormState = { form: CASE_FORM, values: {}, errors: [], refusal: caseTexts.unchanged, code }
  return data(state, { status: 409 })
}
