import type { ServicesClient } from '@shop/clients/services'
import { ChangeMember, InviteMember, RefuseCompanyOrder, SaveBranch } from '@shop/contract/company/people'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { companyPeopleTexts as texts } from '#app/texts/customer/company/company-people.ts'
import {
  BRANCH_FORM,
  INVITE_FORM,
  LIST_FORM,
  MEMBER_FORM,
  OWN_FORM,
  REFUSE_FORM,
  WAITING_FORM,
} from './company-forms.ts'

const PAGE = '/ucet/firma'
type Done = keyof typeof texts.done

export async function actOnCompany(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  switch (textOf(values, 'intent')) {
    case 'invite':
      return invite(request, services, values)
    case 'change':
      return change(request, services, values)
    case 'branch':
      return saveBranch(request, services, values)
    case 'approve':
      return approve(request, services, values)
    case 'refuse':
      return refuseOrder(request, services, values)
    case 'take-back':
      return takeBack(request, services, { values, name: OWN_FORM })
    case 'take-over':
      return takeBack(request, services, { values, name: WAITING_FORM })
    default:
      return press(request, services, values)
  }
}

const toDone = (done: Done, place = '') => redirect(`${PAGE}?hotovo=${done}${place}`, 303)

async function invite(request: Request, services: ServicesClient, values: FormData) {
  const form = { name: INVITE_FORM, values, sentences: LIMITS, fieldOf: { member_exists: 'email' } as const }
  const input = parseForm(InviteMember, { ...placementOf(values), email: textOf(values, 'email') })
  if (!input.ok) return refuseForm(form, input)
  const invited = await attempt(request, services.inviteMember(input.value))
  return invited.ok ? toDone('pozvano', '#lide') : refuseForm(form, invited)
}

async function change(request: Request, services: ServicesClient, values: FormData) {
  const form = { name: MEMBER_FORM, values, sentences: LIMITS }
  const input = parseForm(ChangeMember, placementOf(values))
  if (!input.ok) return refuseForm(form, input)
  const changed = await attempt(request, services.changeMember({ ...input.value, memberId: idOf(values) }))
  return changed.ok ? toDone('zmeneno', '#lide') : refuseForm(form, changed)
}

const LIMITS = { 'orderLimit.invalid': texts.limitWrong, 'monthLimit.invalid': texts.limitWrong }

function placementOf(values: FormData) {
  const branch = textOf(values, 'branchId')
  return {
    role: textOf(values, 'role'),
    orderLimit: toHalere(textOf(values, 'orderLimit')),
    monthLimit: toHalere(textOf(values, 'monthLimit')),
    branchId: branch === '' ? null : Number(branch),
  }
}

/** Whole crowns as people write them; what is no number fails the check of the form. */
function toHalere(text: string): number | null {
  const digits = text.replaceAll(/\s|k\S$/gi, '')
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) * 100 : Number.NaN
}

async function saveBranch(request: Request, services: ServicesClient, values: FormData) {
  const form = { name: BRANCH_FORM, values, fieldOf: { zip_mismatch: 'zip', address_not_found: 'street' } as const }
  const input = parseForm(SaveBranch, {
    ...{ name: textOf(values, 'name'), street: textOf(values, 'street'), city: textOf(values, 'city') },
    ...{ zip: textOf(values, 'zip'), note: textOf(values, 'note'), asWritten: values.has('asWritten') },
  })
  if (!input.ok) return refuseForm(form, input)
  const branchId = idOf(values)
  const saving = branchId ? services.changeBranch({ ...input.value, branchId }) : services.addBranch(input.value)
  const saved = await attempt(request, saving)
  return saved.ok ? toDone('pobocka', '#pobocky') : refuseForm(form, saved)
}

async function approve(request: Request, services: ServicesClient, values: FormData) {
  const approved = await attempt(request, services.approveCompanyOrder({ orderId: idOf(values) }))
  if (!approved.ok) return refuseForm({ name: WAITING_FORM, values }, approved)
  return toDone(approved.value.state === 'awaiting_approval' ? 'ceka-na-nas' : 'schvaleno')
}

async function refuseOrder(request: Request, services: ServicesClient, values: FormData) {
  const form = { name: REFUSE_FORM, values, sentences: { 'reason.required': texts.reasonMissing } }
  const input = parseForm(RefuseCompanyOrder, { reason: textOf(values, 'reason') })
  if (!input.ok) return refuseForm(form, input)
  const refused = await attempt(request, services.refuseCompanyOrder({ ...input.value, orderId: idOf(values) }))
  return refused.ok ? toDone('zamitnuto') : refuseForm(form, refused)
}

/** The goods are in the cart then, and that is where they are changed. */
async function takeBack(request: Request, services: ServicesClient, form: { values: FormData; name: string }) {
  const wish = { orderId: idOf(form.values), reason: texts.takenOver }
  const taken = await attempt(request, services.takeBackCompanyOrder(wish))
  return taken.ok ? redirect('/kosik/obsah', 303) : refuseForm(form, taken)
}

type Step = {
  run(services: ServicesClient, id: number): ReturnType<ServicesClient['resendInvitation' | 'removeMember']>
  done: Done
}

const STEPS: Record<string, Step> = {
  resend: { run: (services, invitationId) => services.resendInvitation({ invitationId }), done: 'pozvano' },
  revoke: { run: (services, invitationId) => services.revokeInvitation({ invitationId }), done: 'zruseno' },
  remove: { run: (services, memberId) => services.removeMember({ memberId }), done: 'odebrano' },
  leave: { run: (services) => services.leaveCompany({}), done: 'odchod' },
  'branch-remove': { run: (services, branchId) => services.removeBranch({ branchId }), done: 'bez-pobocky' },
}

async function press(request: Request, services: ServicesClient, values: FormData) {
  const step = STEPS[textOf(values, 'intent')]
  if (!step) return redirect(PAGE, 303)
  const outcome = await attempt(request, step.run(services, idOf(values)))
  return outcome.ok ? toDone(step.done) : refuseForm({ name: LIST_FORM, values }, outcome)
}

function idOf(values: FormData): number {
  return Number(textOf(values, 'id'))
}
