import { ThreadAccess, WriteMessage } from '@shop/contract/inbox/thread'
import { data, redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { isTooLong, uploadFiles } from '#app/forms/read-files.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { THREAD_FORM } from './thread-form-name.ts'

/** What the address opens. Looking changes nothing: machines that read mails open every link in them. */
export async function loadThread({ services }: Visit, token: string, search: URLSearchParams) {
  if (!ThreadAccess.safeParse({ token }).success) return data({ kind: 'gone' as const }, { status: 404 })
  const found = await services.readThread({ token })
  if (found.ok) return { kind: 'open' as const, thread: found.value, token, isSent: search.has('odeslano') }
  return found.code === 'link_expired'
    ? data({ kind: 'over' as const }, { status: 410 })
    : data({ kind: 'gone' as const }, { status: 404 })
}

/** Checks the words first: files travel only with a form that will be taken. */
export async function writeToThread(request: Request, visit: Visit, token: string) {
  if (isTooLong(request)) return refuseField({ name: THREAD_FORM, values: new FormData() }, 'files', 'file_too_large')
  const refused = await sendMessage(request, visit, token, await readForm(request))
  return refused ?? redirect(`/l/zprava/${token}?odeslano`, 303)
}

/** Null when it was taken. */
export async function sendMessage(request: Request, visit: Visit, token: string, values: FormData) {
  const form = { name: THREAD_FORM, values }
  const checked = parseForm(WriteMessage, { body: textOf(values, 'body') })
  if (!checked.ok) return refuseForm(form, checked)
  const files = await uploadFiles(visit, values)
  if (!files.ok) return refuseField(form, 'files', files.code)
  const written = await attempt(
    request,
    visit.services.writeMessage({ token, body: checked.value.body, files: files.keys }),
  )
  return written.ok ? null : refuseForm(form, written)
}
