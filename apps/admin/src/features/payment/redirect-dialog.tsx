import { formatPrice } from '@shop/czech/format-price'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { REFUNDS } from '#app/texts/payment.ts'
import { toRedirectSentence } from './payment-refusal.ts'
import type { RefundRow } from './payment-rows.ts'

interface RedirectDialogProps {
  row: RefundRow
  onDone(): void
  onClose(): void
}

/** To which account the money goes that the gateway would not return. */
export function RedirectDialog({ row, onDone, onClose }: RedirectDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const account = String(new FormData(event.currentTarget).get('account'))
    const answer = await runCommand('redirectRefund', { refundId: row.id, account })
    setBusy(false)
    if (answer.ok) onDone()
    else setRefusal(toRedirectSentence(answer))
  }
  return (
    <Dialog title={REFUNDS.redirectTitle} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{REFUNDS.redirectSentence(formatPrice(row.amount), row.order_number)}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{REFUNDS.account}</span>
          <input className="inp mono" name="account" required maxLength={40} aria-describedby="ucet-jak" />
        </label>
        <p className="mut sm" id="ucet-jak">
          {REFUNDS.accountHint}
        </p>
        <button type="submit" className="btn p lg" disabled={isBusy}>
          {REFUNDS.redirectNow}
        </button>
      </form>
    </Dialog>
  )
}
