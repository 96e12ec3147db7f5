import { useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { ORDER } from '#app/texts/order.ts'
import { toSentence } from './order-refusal.ts'

const REASONS = ['calling', 'delivery', 'document'] as const

interface RevealDialogProps {
  orderId: number
  onRevealed(): void
  onClose(): void
}

/** Who it is, for ten minutes, to whoever says what for; the reason stays in the audit. */
export function RevealDialog({ orderId, onRevealed, onClose }: RevealDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const reveal = async (reason: (typeof REASONS)[number]) => {
    const answer = await runCommand('revealPerson', { objectType: 'order', objectId: orderId, reason })
    if (!answer.ok) return setRefusal(toSentence(answer.code))
    onClose()
    onRevealed()
  }
  return (
    <Dialog title={ORDER.revealTitle} onClose={onClose}>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <div className="acts">
        {REASONS.map((reason) => (
          <button key={reason} type="button" className="btn" onClick={() => reveal(reason)}>
            {ORDER.reasons[reason]}
          </button>
        ))}
      </div>
      <p className="sm mut">{ORDER.revealSentence}</p>
    </Dialog>
  )
}
