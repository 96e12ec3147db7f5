import type { FairTablet, StaffFair } from '@shop/contract/staff/staff-fair'
import { type FormEvent, useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { TABLET } from '#app/texts/outreach/fair.ts'

interface FairTabletsProps {
  fair: StaffFair
  onChanged(): void
}

/** A PIN for each tablet: made here, shown once, ended alone. */
export function FairTablets({ fair: { fairId, tablets, hasSharedPin }, onChanged }: FairTabletsProps) {
  const [name, setName] = useState('')
  const [made, setMade] = useState<{ name: string; pin: string } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const tell = (isDone: boolean) => {
    setRefusal(isDone ? null : TABLET.refused)
    onChanged()
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await runCommand('addTablet', { fairId, name })
    if (answer.ok) {
      setMade({ name, pin: answer.value.pin })
      setName('')
    }
    tell(answer.ok)
  }
  const revoke = async (tabletId: number) => {
    setMade(null)
    tell((await runCommand('revokeTablet', { fairId, tabletId })).ok)
  }
  return (
    <section className="sec">
      <header>
        <h2>{TABLET.title}</h2>
      </header>
      <p className="sm mut">{TABLET.sentence}</p>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <form className="row" onSubmit={add}>
        <label className="fld">
          <span>{TABLET.name}</span>
          <input
            className="inp"
            maxLength={40}
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="btn p">
          {TABLET.add}
        </button>
      </form>
      {made && (
        <Note kind="wrn">
          <label>
            {TABLET.pin(made.name)} <output className="mono">{made.pin}</output>
          </label>{' '}
          {TABLET.once}
        </Note>
      )}
      {tablets.length === 0 ? (
        <p className="mut">{TABLET.none}</p>
      ) : (
        <TabletTable tablets={tablets} onRevoke={revoke} />
      )}
      {hasSharedPin && (
        <p>
          {TABLET.shared}{' '}
          <button
            type="button"
            className="btn"
            onClick={async () => tell((await runCommand('endSharedPin', { fairId })).ok)}
          >
            {TABLET.endShared}
          </button>
        </p>
      )}
    </section>
  )
}

function TabletTable({ tablets, onRevoke }: { tablets: readonly FairTablet[]; onRevoke(tabletId: number): void }) {
  return (
    <table className="tb in">
      <caption className="vh">{TABLET.caption}</caption>
      <thead>
        <tr>
          {Object.entries(TABLET.columns).map(([key, title]) => (
            <th key={key}>{title}</th>
          ))}
          <th>
            <span className="vh">{TABLET.revoke}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tablets.map(({ tabletId, name, createdAt, openedAt, revokedAt }) => (
          <tr key={tabletId}>
            <td>
              <b className="b6">{name}</b>
            </td>
            <td>{formatMoment(createdAt)}</td>
            <td>{openedAt ? formatMoment(openedAt) : TABLET.never}</td>
            <td>{revokedAt ? TABLET.revoked : TABLET.valid}</td>
            <td className="num">
              {!revokedAt && (
                <button
                  type="button"
                  className="btn"
                  aria-label={TABLET.revokeOf(name)}
                  onClick={() => onRevoke(tabletId)}
                >
                  {TABLET.revoke}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
