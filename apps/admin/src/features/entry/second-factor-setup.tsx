import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-admin'
import { encode } from 'uqr'
import { CodeForm } from '#app/frame/code-form.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { refreshSession } from '#app/session/data-token.ts'
import { services } from '#app/session/services.ts'
import { addPasskey, signInByPasskey } from '#app/session/sign-in.ts'
import { ENTRY, SECOND_FACTOR } from '#app/texts/entry.ts'
import { EntryPage } from './entry-page.tsx'

interface Started {
  totpUri: string
  backupCodes: string[]
}

/** Obligatory: until it is done no work opens. The password may be known from a moment ago. */
export function SecondFactorSetup({ password = null }: { password?: string | null }) {
  const [started, setStarted] = useState<Started | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const navigate = useNavigate()
  const enter = async () => {
    const session = await refreshSession()
    if (session?.staff?.secondFactor) navigate('/', { replace: true })
  }
  const start = async (given: string) => {
    const answer = await services.startSecondFactor({ password: given })
    setRefusal(answer.ok ? null : SECOND_FACTOR.wrongPassword)
    if (answer.ok) setStarted(answer.value)
  }
  const confirm = async (code: string) => {
    const answer = await services.confirmSecondFactor({ code })
    if (!answer.ok) return ENTRY.refusals.second_factor_wrong ?? ENTRY.refused
    await enter()
    return null
  }
  const byPasskey = async () => {
    const isAdded = await addPasskey(SECOND_FACTOR.passkeyName)
    const outcome = isAdded ? await signInByPasskey() : null
    if (outcome?.step === 'in') await enter()
    else setRefusal(ENTRY.refusals.passkey_refused ?? ENTRY.refused)
  }
  return (
    <EntryPage title={SECOND_FACTOR.title}>
      {refusal && <Note kind="bad">{refusal}</Note>}
      {started ? (
        <ScanStep started={started} onCode={confirm} />
      ) : (
        <>
          <p>{SECOND_FACTOR.sentence}</p>
          <button type="button" className="btn p lg w" onClick={byPasskey}>
            <Icon name="key" /> {SECOND_FACTOR.makePasskey}
          </button>
          <p className="or">
            <span>{ENTRY.or}</span>
          </p>
          {password === null ? (
            <PasswordStep onPassword={start} />
          ) : (
            <button type="button" className="btn lg w" onClick={() => start(password)}>
              {SECOND_FACTOR.start}
            </button>
          )}
        </>
      )}
    </EntryPage>
  )
}

function PasswordStep({ onPassword }: { onPassword(password: string): Promise<void> }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onPassword(String(new FormData(event.currentTarget).get('password')))
  }
  return (
    <form className="stack l" onSubmit={send}>
      <label className="fld">
        <span>{SECOND_FACTOR.password}</span>
        <input className="inp b" name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" className="btn lg w">
        {SECOND_FACTOR.start}
      </button>
    </form>
  )
}

function ScanStep({ started, onCode }: { started: Started; onCode(code: string): Promise<string | null> }) {
  const { data, size } = encode(started.totpUri, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <>
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={SECOND_FACTOR.qr}>
        <path d={dark} fill="currentColor" />
      </svg>
      <p className="sm mut">
        {SECOND_FACTOR.secret} <span className="mono">{new URL(started.totpUri).searchParams.get('secret')}</span>
      </p>
      <h2>{SECOND_FACTOR.backupTitle}</h2>
      <p className="sm mut">{SECOND_FACTOR.backup}</p>
      <ul className="backup">
        {started.backupCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CodeForm label={SECOND_FACTOR.code} submit={SECOND_FACTOR.confirm} onCode={onCode} />
    </>
  )
}
