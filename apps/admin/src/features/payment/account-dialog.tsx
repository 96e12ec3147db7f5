import { formatPrice } from '@shop/czech/format-price'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { REFUNDS } from '#app/texts/payment.ts'
import { toRedirectSentence } from './payment-refusal.ts'
import type { RefundRow } from './payment-rows.ts'

interface AccountDialogProps {
  row: RefundRow
  onDone(): void
  onClose(): void
}

/** Where money goes that came in cash, as the customer said it. */
export function AccountDialog({ row, onDone, onClose }: AccountDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const account = String(new FormData(event.currentTarget).get('account'))
    const answer = await runCommand('giveRefundAccount', { refundId: row.id, account })
    setBusy(false)
    if (answer.ok) onDone()
    else setRefusal(toRedirectSentence(answer))
  }
  return (
    <Dialog title={REFUNDS.accountTitle} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{REFUNDS.accountSentence(formatPrice(row.amount), row.order_number)}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{REFUNDS.account}</span>
          <input className="inp mono" name="account" required maxLength={40} aria-describedby="ucet-jak" />
        </label>
        <p className="mut sm" id="ucet-jak">
          {REFUNDS.accountHint}
        </p>
        <button type="submit" className="btn p lg" disabled={isBusy}>
          {REFUNDS.accountSave}
        </button>
      </form>
    </Dialog>
  )
}
