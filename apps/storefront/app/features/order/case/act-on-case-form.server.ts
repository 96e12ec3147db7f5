import { type CaseForm, PreviewCase, SubmitCase } from '@shop/contract/case/case'
import { CASE_PROBLEMS, CASE_WISHES, type CaseKind } from '@shop/domain/case/case-state'
import { data, redirect } from 'react-router'
import type { FormState } from '#app/forms/form-state.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { isTooLong, uploadFiles } from '#app/forms/read-files.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { caseFormTexts as texts } from '#app/texts/order/case-form.ts'
import { CASE_FORM } from './case-form-name.ts'
import { readCaseLines } from './read-case-lines.ts'
import { toReturnWay } from './to-return-way.ts'

const SENTENCES = { 'lines.required': texts.chooseSome, 'problem.required': texts.chooseOne }

/** The button that was pressed: on to the second step, back to the first, or sent for good. */
export async function actOnCaseForm(request: Request, visit: Visit, kind: CaseKind, token: string) {
  if (isTooLong(request)) return refuseField({ name: CASE_FORM, values: new FormData() }, 'files', 'file_too_large')
  const values = await readForm(request)
  const found = await attempt(request, visit.services.caseForm({ token }))
  if (!found.ok) return refuse(values, found.code)
  const intent = textOf(values, 'intent')
  if (intent === 'edit') return { step: 'edit' as const, values: keep(values) }
  const press = { request, visit, kind, token, values, form: found.value }
  return intent === 'preview' ? preview(press) : submit(press)
}

interface Press {
  request: Request
  visit: Visit
  kind: CaseKind
  token: string
  values: FormData
  form: CaseForm
}

async function preview({ request, visit, kind, token, values, form }: Press) {
  const input = parseForm(PreviewCase, { kind, lines: readCaseLines(values, form.lines, kind), wish: wishOf(values) })
  const who = parseForm(SubmitCase.pick({ name: true, email: true }), {
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
  })
  if (!input.ok) return refuseForm({ name: CASE_FORM, values, sentences: SENTENCES }, input)
  if (!who.ok) return refuseForm({ name: CASE_FORM, values }, who)
  const quoted = await attempt(request, visit.services.previewCase({ token, ...input.value, name: who.value.name }))
  if (!quoted.ok) return refuse(values, quoted.code)
  return { step: 'confirm' as const, quote: quoted.value, values: keep(values) }
}

/** Checks the words first: files travel only with a form that will be taken. */
async function submit({ request, visit, kind, token, values, form }: Press) {
  const problem = CASE_PROBLEMS.find((one) => one === textOf(values, 'problem')) ?? null
  const input = parseForm(SubmitCase, {
    kind,
    formKey: textOf(values, 'formKey'),
    lines: readCaseLines(values, form.lines, kind),
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    wish: wishOf(values),
    problem,
    description: textOf(values, 'description'),
    account: textOf(values, 'account'),
    files: [],
    returnWay: toReturnWay(textOf(values, 'returnWay')),
  })
  const page = { name: CASE_FORM, values, sentences: SENTENCES }
  if (!input.ok) return refuseForm(page, input)
  if (kind === 'complaint' && problem === null) return refuseField(page, 'problem', 'required')
  const files = await uploadFiles(visit, values)
  if (!files.ok) return refuseField(page, 'files', files.code)
  const sent = await attempt(request, visit.services.submitCase({ token, ...input.value, files: files.keys }))
  return sent.ok ? redirect(`/l/pripad/${sent.value.token}?prijato`, 303) : refuse(values, sent.code)
}

function wishOf(values: FormData) {
  return CASE_WISHES.find((wish) => wish === textOf(values, 'wish')) ?? 'refund'
}

function refuse(values: FormData, code: Parameters<typeof refuseForm>[1]['code'] | 'case_line_unknown') {
  const form = { name: CASE_FORM, values }
  if (code !== 'case_line_unknown') return refuseForm(form, { code, details: {} })
  const state: FormState = { form: CASE_FORM, values: keep(values), errors: [], refusal: texts.gone, code }
  return data(state, { status: 409 })
}

function keep(values: FormData): Record<string, string> {
  return Object.fromEntries([...values].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}
