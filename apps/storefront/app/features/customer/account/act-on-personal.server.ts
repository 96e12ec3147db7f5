import type { ServicesClient } from '@shop/clients/services'
import { SetConsent } from '@shop/contract/consent'
import { CompanyId } from '@shop/contract/customer'
import { data, redirect } from 'react-router'
import type { FormState } from '#app/forms/form-state.ts'
import { refuseField, refuseForm, textOf, textOrNull } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'

const PAGE = '/ucet/osobni-udaje'
const done = (what: string) => redirect(`${PAGE}?hotovo=${what}`, 303)

type Act = (request: Request, services: ServicesClient, values: FormData) => Promise<unknown>

/** The forms of the page of personal data, by the name of the button that was pressed. */
const ACTS: Record<string, Act> = {
  profile: saveProfile,
  'look-up': lookUpCompany,
  email: changeEmail,
  'end-session': endSession,
  'end-others': endOthers,
  'remove-passkey': removePasskey,
  consent: setConsent,
  delete: deleteAccount,
}

export async function actOnPersonal(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const act = ACTS[textOf(values, 'intent')]
  return act ? ((await act(request, services, values)) as FormState | Response) : redirect(PAGE, 303)
}

async function saveProfile(request: Request, services: ServicesClient, values: FormData) {
  const company = values.has('onCompany')
    ? {
        name: textOf(values, 'company.name'),
        companyId: textOf(values, 'company.companyId'),
        vatId: textOrNull(values, 'company.vatId'),
      }
    : null
  const saved = await attempt(
    request,
    services.saveProfile({
      version: Number(textOf(values, 'version')),
      firstName: textOf(values, 'firstName'),
      lastName: textOf(values, 'lastName'),
      phone: textOf(values, 'phone'),
      company,
    }),
  )
  return saved.ok ? done('profil') : refuseForm({ name: 'profil', values }, saved)
}

/** Fills the form from the register and shows it again; nothing is saved yet. */
async function lookUpCompany(request: Request, services: ServicesClient, values: FormData) {
  const form = { name: 'profil', values, fieldOf: LOOK_UP_FIELD }
  const companyId = CompanyId.safeParse(textOf(values, 'company.companyId'))
  if (!companyId.success) return refuseField(form, 'company.companyId', 'company_id_invalid')
  const found = await attempt(request, services.lookUpCompany({ companyId: companyId.data }))
  if (!found.ok) return refuseForm(form, found)
  const texts = Object.fromEntries([...values].filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >
  const { name, vatId } = found.value
  const filled = { ...texts, onCompany: '1', 'company.name': name, 'company.vatId': vatId ?? '' }
  return data<FormState>({ form: 'profil', values: filled, errors: [], refusal: null, code: 'filled' })
}

const LOOK_UP_FIELD = {
  company_not_found: 'company.companyId',
  company_ended: 'company.companyId',
  register_unavailable: 'company.companyId',
} as const

async function changeEmail(request: Request, services: ServicesClient, values: FormData) {
  const input = { newEmail: textOf(values, 'newEmail'), password: textOrNull(values, 'password') }
  const asked = await attempt(request, services.changeEmail(input))
  const form = { name: 'email', values, fieldOf: { password_wrong: 'password' } as const }
  return asked.ok ? done('email-zadost') : refuseForm(form, asked)
}

async function endSession(request: Request, services: ServicesClient, values: FormData) {
  const ended = await attempt(request, services.endSession({ id: textOf(values, 'id') }))
  return ended.ok ? done('zarizeni') : refuseForm({ name: 'zarizeni', values }, ended)
}

async function endOthers(request: Request, services: ServicesClient, values: FormData) {
  const ended = await attempt(request, services.endOtherSessions({}))
  return ended.ok ? done('ostatni-zarizeni') : refuseForm({ name: 'zarizeni', values }, ended)
}

async function removePasskey(request: Request, services: ServicesClient, values: FormData) {
  const removed = await attempt(request, services.removePasskey({ id: textOf(values, 'id') }))
  return removed.ok ? done('klic-smazan') : refuseForm({ name: 'klice', values }, removed)
}

async function setConsent(request: Request, services: ServicesClient, values: FormData) {
  const consent = SetConsent.safeParse({
    topic: values.get('topic'),
    wordingVersion: Number(values.get('version')),
    granted: values.get('granted') === 'yes',
  })
  if (!consent.success) return refuseForm({ name: 'souhlasy', values }, { code: 'invalid_input', details: {} })
  const set = await attempt(request, services.setConsent(consent.data))
  return set.ok ? done('souhlas') : refuseForm({ name: 'souhlasy', values }, set)
}

async function deleteAccount(request: Request, services: ServicesClient, values: FormData) {
  const form = { name: 'smazani', values, fieldOf: { password_wrong: 'password' } as const }
  if (!values.has('understood')) return refuseField(form, 'understood', 'required')
  const deleted = await attempt(
    request,
    services.deleteAccount({ password: textOrNull(values, 'password'), understood: true }),
  )
  return deleted.ok ? redirect('/prihlasit-se?smazano', 303) : refuseForm(form, deleted)
}
