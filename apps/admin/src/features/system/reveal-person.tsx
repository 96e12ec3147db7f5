import type { CallInput } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { MAIL } from '#app/texts/mails.ts'

const REASONS = ['calling', 'delivery', 'document'] as const

interface RevealPersonProps {
  person: Pick<CallInput<ServicesEndpoints['revealPerson']>, 'objectType' | 'objectId'>
  onRevealed(): unknown
}

/** For ten minutes, to whoever says what for. */
export function RevealPerson({ person, onRevealed }: RevealPersonProps) {
  const [isAsking, setAsking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const reveal = async (reason: (typeof REASONS)[number]) => {
    const { ok } = await runCommand('revealPerson', { ...person, reason, note: '' })
    setRefused(!ok)
    if (!ok) return
    setAsking(false)
    onRevealed()
  }
  return (
    <>
      <button type="button" className="btn q" onClick={() => setAsking(true)}>
        <Icon name="eye" /> {MAIL.reveal}
      </button>
      {isAsking && (
        <Dialog title={MAIL.revealTitle} onClose={() => setAsking(false)}>
          <p className="mut">{MAIL.revealSentence}</p>
          {isRefused && <Note kind="bad">{MAIL.refused}</Note>}
          <div className="acts">
            {REASONS.map((reason) => (
              <button key={reason} type="button" className="btn" onClick={() => reveal(reason)}>
                {MAIL.reasons[reason]}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
