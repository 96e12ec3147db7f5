import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { OWN, SETTING } from '#app/texts/setting.ts'
import { NoticesSection } from './notices-section.tsx'
import { SettingScreen } from './setting-screen.tsx'

const FACTORS = ['own_factors']
/** Time for new ones. */
const FEW = 3

/** What the own sign-in rests on, and the codes for the day the phone is gone. */
export function OwnSignInPage() {
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data } = useQuery({ queryKey: FACTORS, queryFn: readFactors })
  const renew = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    const answer = await runCommand('renewRecoveryCodes', { password })
    setRefusal(answer.ok ? null : (OWN.refusals[answer.code] ?? SETTING.refused))
    if (!answer.ok) return
    setCodes(answer.value.recoveryCodes)
    await client.invalidateQueries({ queryKey: FACTORS })
  }
  return (
    <SettingScreen tab="own">
      <section className="sec narrowsec">
        <header>
          <h2>{OWN.title}</h2>
        </header>
        {data && (
          <dl className="kv">
            <dt>{OWN.app}</dt>
            <dd>{data.hasApp ? OWN.set : OWN.notSet}</dd>
            <dt>{OWN.passkeys}</dt>
            <dd>{data.passkeys}</dd>
            <dt>{OWN.codes}</dt>
            <dd>
              {OWN.left(data.recoveryCodes)}{' '}
              {data.hasApp && data.recoveryCodes <= FEW && <span className="st wrn">{OWN.few}</span>}
            </dd>
          </dl>
        )}
      </section>
      {data?.hasApp && (
        <section className="sec narrowsec">
          <header>
            <h2>{OWN.renewTitle}</h2>
          </header>
          {codes ? (
            <div className="stack">
              <Note kind="wrn">{OWN.once}</Note>
              <ul className="backup">
                {codes.map((code) => (
                  <li key={code}>{code}</li>
                ))}
              </ul>
              <div className="acts">
                <button type="button" className="btn" onClick={() => setCodes(null)}>
                  {OWN.written}
                </button>
              </div>
            </div>
          ) : (
            <form className="stack l" onSubmit={renew}>
              <p className="mut">{OWN.renewSentence}</p>
              {refusal && <Note kind="bad">{refusal}</Note>}
              <label className="fld">
                <span>{OWN.password}</span>
                <input className="inp" name="password" type="password" autoComplete="current-password" required />
              </label>
              <div className="acts">
                <button type="submit" className="btn p">
                  {OWN.renew}
                </button>
              </div>
            </form>
          )}
        </section>
      )}
      <NoticesSection />
    </SettingScreen>
  )
}

async function readFactors() {
  const answer = await runCommand('ownFactors', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
