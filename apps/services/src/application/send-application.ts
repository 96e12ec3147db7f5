import type { SendApplication } from '@shop/contract/application'
import { answerBy } from '@shop/domain/contact/answer-by'
import { ok, refuse } from '@shop/domain/result'
import { insertApplication, insertApplicationFiles } from '#app/application/applications.sql'
import { queueReceived } from '#app/application/emails/queue-application-mail'
import { toPhone } from '#app/customer/phone'
import type { Context } from '#app/http/context'
import { hashSecret, makeSecret } from '#app/store/secret'
import { STOREFRONT_ID } from '#app/store/storefront-id'
import { claimFiles } from '#app/upload/claim-files'
import { drawLater } from '#app/upload/draw-later'

interface RegisterAnswer {
  company: 'known' | 'ended' | 'silent'
  /** Null: there is no number, or the register of payers does not say. */
  isVatPayer: boolean | null
}

/** Asked before the transaction: registers may take their time, or not answer at all. */
export async function askRegister({ deps }: Context, input: SendApplication): Promise<RegisterAnswer> {
  if (input.kind !== 'wholesale') return { company: 'silent', isVatPayer: null }
  const [found, isVatPayer] = await Promise.all([
    deps.ares.findCompany(input.companyId),
    input.vatId === null ? null : deps.vies.isPayer(input.vatId),
  ])
  if (found.ok) return { company: 'known', isVatPayer }
  return { company: found.code === 'company_ended' ? 'ended' : 'silent', isVatPayer }
}

/** A company the register does not know may still be a company; a person looks at it. One that has ended is none. */
export async function sendApplication(context: Context, input: SendApplication, register: RegisterAnswer) {
  if (register.company === 'ended') return refuse('company_ended')
  const { db, now } = context
  const phone = toPhone('phone', input.phone) ?? ''
  const uploads = await claimFiles(db, input.files, now)
  const secret = makeSecret()
  const promised = answerBy(now)
  const own = toOwnFields(input)
  const { id, number } = await insertApplication(db, {
    storefrontId: STOREFRONT_ID,
    kind: input.kind,
    ...own,
    isRegisterChecked: register.company === 'known',
    isVatPayer: register.isVatPayer,
    contactName: input.contactName,
    email: input.email,
    phone,
    message: input.message,
    secretHash: hashSecret(secret),
    answerBy: promised,
    now,
  })
  if (uploads.length > 0) await insertApplicationFiles(db, id, uploads)
  await drawLater(context, uploads)
  await queueReceived(context, { id, number, kind: input.kind, email: input.email, secret })
  return ok({ number, secret, answerBy: promised.toISOString() })
}

function toOwnFields(input: SendApplication) {
  if (input.kind === 'wholesale') {
    const { companyId, vatId, companyName: subject, shopType, volume } = input
    return { subject, companyId, vatId, answers: { shopType, volume } }
  }
  const none = { companyId: null, vatId: null }
  if (input.kind === 'breeder') {
    const { kennelName: subject, breed, club, littersPerYear } = input
    return { subject, ...none, answers: { breed, club, littersPerYear } }
  }
  // A trainer on their own has no name but theirs, and that one is masked where staff reads it.
  const { organisation: subject, web, specialisation, clients } = input
  return { subject, ...none, answers: { web, specialisation, clients } }
}
