// biome-ignore-all lint/suspicious/noArrayIndexKey: a difference is drawn anew whenever it changes, so an index is a good key
import type { StaffPage } from '@shop/contract/staff/staff-wording'
import { formatLongDate } from '@shop/czech/format-date'
import { type ParagraphChange, textDifference, withoutUntouched } from '@shop/domain/content/text-difference'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { WORDING } from '#app/texts/content/wording.ts'

/** What the draft changes, word by word while it is typed, and every wording there was. */
export function WordingSide({ page, body }: { page: StaffPage; body: string }) {
  const { newest, wordings, address } = page
  // Terms are long and comparing them takes a moment; typing goes on meanwhile.
  const settled = useDeferredValue(body)
  const changes = useMemo(
    () => (newest ? withoutUntouched(textDifference(newest.body, settled)) : []),
    [newest, settled],
  )
  return (
    <div className="pane soft">
      <section className="sec" aria-labelledby="difference-title">
        <header>
          <h2 id="difference-title">{WORDING.difference}</h2>
        </header>
        <div className="df sm">{changes.map(drawChange)}</div>
        {changes.length === 0 && <p className="mut sm">{newest ? WORDING.noDifference : WORDING.first}</p>}
      </section>
      <section className="sec" aria-labelledby="wordings-title">
        <header>
          <h2 id="wordings-title">{WORDING.wordings}</h2>
        </header>
        <ul className="stack">
          {wordings.map(({ versionId, version, effectiveFrom, state, notice }) => (
            <li key={versionId}>
              <a href={`${address}?verze=${version}`} target="_blank" rel="noreferrer">
                {WORDING.wording(version, formatLongDate(effectiveFrom))}
              </a>{' '}
              <span className={state === 'current' ? 'st ok' : 'st'}>{WORDING.states[state]}</span>
              <br />
              <span className="mut sm">
                <a href={`${address}/${version}/pdf`} target="_blank" rel="noreferrer">
                  {WORDING.file(version)}
                </a>
                {', '}
                {notice ? WORDING.told(notice.told, notice.isFinished) : WORDING.notTold}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function drawChange(change: ParagraphChange, key: number): ReactNode {
  if ('parts' in change) return <p key={key}>{change.parts.map(({ kind, text }, part) => mark(kind, text, part))}</p>
  return <p key={key}>{mark(change.kind, change.text, 0)}</p>
}

function mark(kind: 'same' | 'added' | 'removed', text: string, key: number): ReactNode {
  if (kind === 'added') return <ins key={key}>{text}</ins>
  if (kind === 'removed') return <del key={key}>{text}</del>
  return <span key={key}>{text}</span>
}
