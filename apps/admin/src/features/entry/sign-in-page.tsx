import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-admin'
import { CodeForm } from '#app/frame/code-form.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { sessionStore } from '#app/session/session-store.ts'
import { type SignInOutcome, signInByCode, signInByPasskey, signInByPassword } from '#app/session/sign-in.ts'
import { ENTRY } from '#app/texts/entry.ts'
import { EntryPage } from './entry-page.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

type Step = 'password' | 'code' | 'setup'

export function SignInPage() {
  const [step, setStep] = useState<Step>('password')
  const [refusal, setRefusal] = useState<string | null>(null)
  const navigate = useNavigate()
  const follow = (outcome: SignInOutcome): string | null => {
    const sentence = toSentence(outcome)
    setRefusal(sentence)
    if (outcome.step === 'code' || outcome.step === 'setup') setStep(outcome.step)
    if (outcome.step === 'in') {
      sessionStore.unlock(outcome.session)
      navigate('/', { replace: true })
    }
    return sentence
  }
  if (step === 'setup') return <SecondFactorSetup />
  if (step === 'code') {
    return (
      <EntryPage title={ENTRY.codeTitle}>
        <CodeForm label={ENTRY.code} submit={ENTRY.signIn} onCode={async (code) => follow(await signInByCode(code))} />
        <button type="button" className="btn q" onClick={() => setStep('password')}>
          <Icon name="back" /> {ENTRY.back}
        </button>
      </EntryPage>
    )
  }
  return (
    <EntryPage title={ENTRY.title} foot={ENTRY.foot}>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <button type="button" className="btn p lg w" onClick={async () => follow(await signInByPasskey())}>
        <Icon name="key" /> {ENTRY.byPasskey}
      </button>
      <p className="or">
        <span>{ENTRY.or}</span>
      </p>
      <PasswordForm onSubmit={async (email, password) => void follow(await signInByPassword(email, password))} />
    </EntryPage>
  )
}

function PasswordForm({ onSubmit }: { onSubmit(email: string, password: string): Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    await onSubmit(String(form.get('email')), String(form.get('password')))
    setBusy(false)
  }
  return (
    <form className="stack l" aria-label={ENTRY.title} onSubmit={send}>
      <label className="fld">
        <span>{ENTRY.email}</span>
        <input className="inp b" name="email" type="email" autoComplete="username webauthn" required />
      </label>
      <label className="fld">
        <span>{ENTRY.password}</span>
        <input className="inp b" name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" className="btn lg w" disabled={isBusy}>
        {ENTRY.signIn} <kbd>Enter</kbd>
      </button>
    </form>
  )
}

function toSentence(outcome: SignInOutcome): string | null {
  if (outcome.step !== 'refused') return null
  if (outcome.code === 'as_customer') return ENTRY.asCustomer
  if (outcome.code === 'unavailable') return ENTRY.offline
  return ENTRY.refusals[outcome.code] ?? ENTRY.refused
}
