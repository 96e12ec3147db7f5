import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { STOCK_STATE } from '#app/texts/stock.ts'
import { stockRefusal } from './stock-refusal.ts'

interface MoveDialogProps {
  goods: { variantId: number; name: string; shelf: string | null }
  onClose(): void
}

export function MoveDialog({ goods: { variantId, name, shelf }, onClose }: MoveDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('shelf'))
    const answer = await runCommand('moveShelf', { variantId, shelf: wanted, seen: shelf })
    if (answer.ok) onClose()
    else setRefusal(stockRefusal(answer.code))
  }
  return (
    <Dialog title={STOCK_STATE.moveOf(name)} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{STOCK_STATE.moveSentence(shelf)}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{STOCK_STATE.newShelf}</span>
          <input className="inp mono" name="shelf" maxLength={6} required />
        </label>
        <button type="submit" className="btn p lg">
          {STOCK_STATE.submitMove}
        </button>
      </form>
    </Dialog>
  )
}
