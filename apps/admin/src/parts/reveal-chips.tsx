import type { RevealPerson } from '@shop/contract/staff/staff-desk'
import { type FormEvent, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { runCommand } from '#app/session/services.ts'
import { PERSON } from '#app/texts/person.ts'
import { Dialog } from './dialog.tsx'
import { Note } from './note.tsx'

const REASONS = ['calling', 'delivery', 'document', 'other'] as const

interface RevealChipsProps {
  objectType: RevealPerson['objectType']
  objectId: number
  onRevealed(): unknown
}

/** `Z` and the number of a reason: the details show for ten minutes, the reason stays for good. */
export function RevealChips({ objectType, objectId, onRevealed }: RevealChipsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const reveal = async (reason: (typeof REASONS)[number], note = '') => {
    const shown = await runCommand('revealPerson', { objectType, objectId, reason, note })
    setRefused(!shown.ok)
    setAsking(false)
    if (shown.ok) onRevealed()
  }
  const choose = (reason: (typeof REASONS)[number]) => (reason === 'other' ? setAsking(true) : reveal(reason))
  useKeys(
    REASONS.map((reason, index) => ({
      keys: `Z ${index + 1}`,
      label: `${PERSON.reveal}: ${PERSON.reasons[reason]}`,
      isInBar: index === 0,
      run: () => choose(reason),
    })),
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    return reveal('other', String(new FormData(event.currentTarget).get('note')))
  }
  return (
    <div className="rv">
      <div className="row">
        <b className="sm">{PERSON.reveal}</b>
        <span className="mut xs last">{PERSON.written}</span>
      </div>
      {isRefused && <Note kind="bad">{PERSON.refused}</Note>}
      <div className="acts">
        {REASONS.map((reason, index) => (
          <button key={reason} type="button" className="chip" onClick={() => choose(reason)}>
            {PERSON.reasons[reason]} <kbd>{index + 1}</kbd>
          </button>
        ))}
      </div>
      {isAsking && (
        <Dialog title={PERSON.otherTitle} onClose={() => setAsking(false)}>
          <form className="stack l" onSubmit={send}>
            <p className="mut">{PERSON.otherSentence}</p>
            <label className="fld">
              <span>{PERSON.otherLabel}</span>
              <input className="inp" name="note" maxLength={200} required />
            </label>
            <button type="submit" className="btn p lg">
              {PERSON.reveal}
            </button>
          </form>
        </Dialog>
      )}
    </div>
  )
}
