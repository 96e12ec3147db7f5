import type { Session } from '@shop/contract/identity'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { SIGN_IN } from '#app/session/auth-provider.ts'
import { sessionStore } from '#app/session/session-store.ts'
import { type SignInOutcome, signInByCode, signInByPasskey, signInByPassword } from '#app/session/sign-in.ts'
import { ENTRY } from '#app/texts/entry.ts'
import { LOCK } from '#app/texts/frame.ts'
import { CodeForm } from './code-form.tsx'

/** Over the work, which stays as it was. Only the same person opens it. */
export function LockScreen() {
  const email = sessionStore.staff()?.email ?? ''
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const follow = (outcome: SignInOutcome): string | null => {
    if (outcome.step === 'code') setCodeAsked(true)
    const sentence = outcome.step === 'in' ? open(outcome.session, email) : toSentence(outcome)
    setRefusal(sentence)
    return sentence
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    follow(await signInByPassword(email, String(new FormData(event.currentTarget).get('password'))))
  }
  return (
    <Dialog title={LOCK.title} isVeil>
      <p className="mut">{LOCK.sentence}</p>
      <p>
        <b>{email}</b>
      </p>
      {isCodeAsked ? (
        <CodeForm label={ENTRY.code} submit={LOCK.unlock} onCode={async (code) => follow(await signInByCode(code))} />
      ) : (
        <form className="stack l" onSubmit={onSubmit}>
          {refusal && <Note kind="bad">{refusal}</Note>}
          <label className="fld">
            <span>{ENTRY.password}</span>
            <input className="inp b" name="password" type="password" autoComplete="current-password" required />
          </label>
          <div className="acts">
            <button type="submit" className="btn p lg">
              {LOCK.unlock}
            </button>
            <button type="button" className="btn lg" onClick={async () => follow(await signInByPasskey())}>
              <Icon name="key" /> {ENTRY.byPasskey}
            </button>
          </div>
        </form>
      )}
      <p className="sm">
        <a className="lk" href={SIGN_IN}>
          {LOCK.other}
        </a>
      </p>
    </Dialog>
  )
}

function open(session: Session, email: string): string | null {
  if (session.staff?.email !== email) return LOCK.wrongPerson
  sessionStore.unlock(session)
  return null
}

function toSentence(outcome: SignInOutcome): string | null {
  if (outcome.step !== 'refused') return null
  if (outcome.code === 'unavailable') return ENTRY.offline
  return ENTRY.refusals[outcome.code] ?? ENTRY.refused
}
