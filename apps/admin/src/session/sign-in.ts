import { ServicesError } from '@shop/clients/services-error'
import type { Session } from '@shop/contract/identity'
import { services } from './services.ts'

/** What a step of signing in has led to. */
export type SignInOutcome =
  | { step: 'in'; session: Session }
  | { step: 'code' }
  | { step: 'setup'; session: Session }
  | { step: 'refused'; code: string }

type SessionAnswer = { ok: true; value: Session } | { ok: false; code: string }

export function signInByPassword(email: string, password: string): Promise<SignInOutcome> {
  return toOutcome(() => services.signIn({ email, password, remember: false }))
}

export function signInByCode(code: string): Promise<SignInOutcome> {
  return toOutcome(() => services.verifySecondFactor({ code }))
}

/** The browser asks for a finger, a face or a PIN; whoever closes its window has changed their mind. */
export async function signInByPasskey(): Promise<SignInOutcome> {
  const options = await services.passkeySignInOptions({})
  if (!options.ok) return { step: 'refused', code: options.code }
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options.value as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const proof = await navigator.credentials.get({ publicKey }).catch(() => null)
  if (!(proof instanceof PublicKeyCredential)) return { step: 'refused', code: 'passkey_refused' }
  return toOutcome(() => services.passkeySignIn({ response: proof.toJSON() as unknown as Record<string, unknown> }))
}

/** A passkey for whoever is signed in; from the next sign-in on it counts as both factors. */
export async function addPasskey(name: string): Promise<boolean> {
  const options = await services.newStaffPasskeyOptions({})
  if (!options.ok) return false
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options.value as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  if (!(made instanceof PublicKeyCredential)) return false
  const response = made.toJSON() as unknown as Record<string, unknown>
  return (await services.addStaffPasskey({ name, response })).ok
}

async function toOutcome(ask: () => Promise<SessionAnswer>): Promise<SignInOutcome> {
  try {
    const answer = await ask()
    if (!answer.ok && answer.code === 'second_factor_required') return { step: 'code' }
    if (!answer.ok) return { step: 'refused', code: answer.code }
    return await toStep(answer.value)
  } catch (error) {
    if (error instanceof ServicesError) return { step: 'refused', code: 'unavailable' }
    throw error
  }
}

async function toStep(session: Session): Promise<SignInOutcome> {
  if (session.staff) return { step: session.staff.secondFactor ? 'in' : 'setup', session }
  // A customer's account has no business here, and must not stay signed in at this origin.
  await services.signOut({})
  return { step: 'refused', code: 'as_customer' }
}
