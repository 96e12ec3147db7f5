import { type ApplicationKind, SendApplication } from '@shop/contract/application'
import { data, redirect } from 'react-router'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { FormState } from '#app/forms/form-state.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { isTooLong, uploadFiles } from '#app/forms/read-files.server.ts'
import { refuseField, refuseForm, textOf, textOrNull } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { APPLICATION_FORM } from './application-form.tsx'
import { SUPPLEMENT_FORM } from './supplement-form.tsx'
import { supplyApplication } from './supply-application.server.ts'

const FIELD_OF = {
  company_ended: 'companyId',
  company_not_found: 'companyId',
  register_unavailable: 'companyId',
} as const

interface Page {
  kind: ApplicationKind
  /** Address of the page, to which the answer leads back. */
  path: ShopAddress
}

/** One form for three programmes; its other button only fills the company in. Whoever was asked for more has a form of their own. */
export async function actOnApplication(request: Request, visit: Visit, { kind, path }: Page) {
  const shown = new URL(request.url).searchParams.has('zadost') ? SUPPLEMENT_FORM : APPLICATION_FORM
  if (isTooLong(request)) return refuseField({ name: shown, values: new FormData() }, 'files', 'file_too_large')
  const values = await readForm(request)
  if (textOf(values, 'intent') === 'supply') return supplyApplication(request, visit, values, path)
  const form = { name: APPLICATION_FORM, values, fieldOf: FIELD_OF }
  if (textOf(values, 'intent') === 'lookup') return fillCompany(request, visit, form)

  const checked = parseForm(SendApplication, readApplication(kind, values))
  if (!checked.ok) return refuseForm(form, checked)
  const files = await uploadFiles(visit, values)
  if (!files.ok) return refuseField(form, 'files', files.code)
  const sent = await attempt(request, visit.services.sendApplication({ ...checked.value, files: files.keys }))
  return sent.ok ? redirect(`${path}?odeslano=${sent.value.number}#zadost`, 303) : refuseForm(form, sent)
}

type RefusedForm = Parameters<typeof refuseForm>[0]

/** The same form again, with what the public register knows. */
async function fillCompany(request: Request, visit: Visit, form: RefusedForm) {
  const companyId = textOf(form.values, 'companyId').replace(/\s/g, '')
  const found = await attempt(request, visit.services.lookUpCompany({ companyId }))
  if (!found.ok) return refuseForm(form, found)
  const values: Record<string, string> = {}
  for (const [name, value] of form.values) if (typeof value === 'string') values[name] = value
  const state: FormState = {
    form: APPLICATION_FORM,
    values: { ...values, companyId, companyName: found.value.name, vatId: found.value.vatId ?? '' },
    errors: [],
    refusal: null,
    code: 'filled',
  }
  return data(state, { status: 200 })
}

function readApplication(kind: ApplicationKind, values: FormData): unknown {
  const of = (name: string) => textOf(values, name)
  const person = { contactName: of('contactName'), email: of('email'), phone: of('phone'), message: of('message') }
  if (kind === 'wholesale') {
    return {
      kind,
      companyId: of('companyId'),
      vatId: textOrNull(values, 'vatId'),
      companyName: of('companyName'),
      shopType: of('shopType'),
      volume: of('volume'),
      ...person,
    }
  }
  if (kind === 'breeder') {
    const own = {
      kennelName: of('kennelName'),
      breed: of('breed'),
      club: of('club'),
      littersPerYear: of('littersPerYear'),
    }
    return { kind, ...own, ...person }
  }
  const own = {
    organisation: of('organisation'),
    web: of('web'),
    specialisation: of('specialisation'),
    clients: of('clients'),
  }
  return { kind, ...own, ...person }
}
