import { useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { INBOX, REVEAL } from '#app/texts/inbox.ts'

interface RevealButtonProps {
  objectType: 'ticket' | 'application'
  objectId: number
  onRevealed(): unknown
}

const REASONS = ['calling', 'delivery', 'document'] as const

/** Details are shown for ten minutes to whoever says what for; the reason stays in the audit. */
export function RevealButton({ objectType, objectId, onRevealed }: RevealButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const reveal = async (reason: (typeof REASONS)[number]) => {
    const shown = await runCommand('revealPerson', { objectType, objectId, reason, note: '' })
    setRefused(!shown.ok)
    if (!shown.ok) return
    setAsking(false)
    onRevealed()
  }
  return (
    <>
      <button type="button" className="btn q r" onClick={() => setAsking(true)}>
        {INBOX.reveal}
      </button>
      {isAsking ? (
        <Dialog title={REVEAL.title} onClose={() => setAsking(false)}>
          <p className="mut">{REVEAL.sentence}</p>
          {isRefused ? <Note kind="bad">{INBOX.refused}</Note> : null}
          <div className="stack">
            {REASONS.map((reason) => (
              <button key={reason} type="button" className="btn w" onClick={() => reveal(reason)}>
                {REVEAL.reasons[reason]}
              </button>
            ))}
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
