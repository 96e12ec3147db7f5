import { type FormEvent, useRef, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { VOUCHER } from '#app/texts/money/voucher.ts'
import { PARTS } from '#app/texts/parts.ts'
import type { VoucherRow } from './voucher-rows.ts'

interface VoucherHolderProps {
  voucher: VoucherRow
  onChanged(): unknown
  onSaid(sentence: string): void
}

/** What can be done for whoever has lost the code, or never got it. */
export function VoucherHolder({ voucher, onChanged, onSaid }: VoucherHolderProps) {
  const [open, setOpen] = useState<'renew' | 'send' | null>(null)
  const close = () => setOpen(null)
  const { id: voucherId, code_tail } = voucher
  return (
    <div className="acts">
      <button type="button" className="btn" onClick={() => setOpen('renew')}>
        {VOUCHER.renew}
      </button>
      <button type="button" className="btn" onClick={() => setOpen('send')}>
        {VOUCHER.send}
      </button>
      {open === 'renew' && (
        <ReasonDialog
          title={VOUCHER.renewTitle(code_tail)}
          sentence={VOUCHER.renewSentence}
          submit={VOUCHER.renewSubmit}
          isDangerous
          onReason={async (reason) => {
            const answer = await runCommand('renewVoucherCode', { voucherId, reason })
            if (!answer.ok) return VOUCHER.refused
            onSaid(VOUCHER.renewed(answer.value.code))
            onChanged()
            return null
          }}
          onClose={close}
        />
      )}
      {open === 'send' && <SendDialog voucher={voucher} onSaid={onSaid} onClose={close} />}
    </div>
  )
}

interface SendDialogProps {
  voucher: VoucherRow
  onSaid(sentence: string): void
  onClose(): void
}

/** Two clicks of one dialog are one mail: it keeps its key until it is done. */
function SendDialog({ voucher: { id: voucherId, code_tail }, onSaid, onClose }: SendDialogProps) {
  const key = useRef(crypto.randomUUID())
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email'))
    setBusy(true)
    const answer = await runCommand('sendVoucher', {
      ...{ voucherId, key: key.current, email },
      reason: String(form.get('reason')),
    })
    setBusy(false)
    if (!answer.ok) return setRefusal(VOUCHER.troubles[String(answer.details.reason)] ?? VOUCHER.refused)
    onSaid(VOUCHER.sent(email))
    onClose()
  }
  return (
    <Dialog title={VOUCHER.sendTitle(code_tail)} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{VOUCHER.sendSentence}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{VOUCHER.sendEmail}</span>
          <input className="inp" type="email" name="email" maxLength={254} required />
        </label>
        <label className="fld">
          <span>{PARTS.reason}</span>
          <textarea className="txt" name="reason" maxLength={200} required />
        </label>
        <button type="submit" className="btn p lg" disabled={isBusy}>
          {VOUCHER.sendSubmit}
        </button>
      </form>
    </Dialog>
  )
}
