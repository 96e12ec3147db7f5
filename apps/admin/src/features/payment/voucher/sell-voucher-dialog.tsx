import { type FormEvent, useRef, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { VOUCHER } from '#app/texts/money/voucher.ts'

interface SellVoucherDialogProps {
  onSold(sentence: string): unknown
  onClose(): void
}

/** Two clicks of one dialog are one voucher: it keeps its key until it is done. */
export function SellVoucherDialog({ onSold, onClose }: SellVoucherDialogProps) {
  const key = useRef(crypto.randomUUID())
  const [isRefused, setRefused] = useState(false)
  const [isGift, setGift] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const input = {
      key: key.current,
      face: Number(form.get('amount')) * 100,
      reason: String(form.get('reason')),
      gift: isGift ? toGift(form) : null,
    }
    const answer = await runCommand('sellVoucher', input)
    setBusy(false)
    if (!answer.ok) return setRefused(true)
    const { code, expiresOn } = answer.value
    onSold(code ? VOUCHER.sold(code, expiresOn) : VOUCHER.soldTwice)
    onClose()
  }
  return (
    <Dialog title={VOUCHER.sellTitle} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{VOUCHER.sellSentence}</p>
        {isRefused && <Note kind="bad">{VOUCHER.refused}</Note>}
        <label className="fld">
          <span>{VOUCHER.sellAmount}</span>
          <input className="inp" type="number" name="amount" min={100} max={50_000} step={1} required />
        </label>
        <label className="fld">
          <span>{VOUCHER.sellReason}</span>
          <textarea className="txt" name="reason" maxLength={200} required />
        </label>
        <label className="row">
          <input type="checkbox" checked={isGift} onChange={({ target }) => setGift(target.checked)} /> {VOUCHER.gift}
        </label>
        {isGift && <GiftFields />}
        <button type="submit" className="btn p lg" disabled={isBusy}>
          {VOUCHER.sellSubmit}
        </button>
      </form>
    </Dialog>
  )
}

function toGift(form: FormData) {
  const said = (name: string) => String(form.get(name) ?? '').trim()
  return {
    giver: said('giver'),
    recipientName: said('recipientName'),
    recipientEmail: said('recipientEmail') || null,
    words: said('words'),
    deliverOn: said('deliverOn'),
  }
}

function GiftFields() {
  return (
    <>
      <label className="fld">
        <span>{VOUCHER.giftName}</span>
        <input className="inp" name="recipientName" maxLength={80} />
      </label>
      <label className="fld">
        <span>{VOUCHER.giftEmail}</span>
        <input className="inp" type="email" name="recipientEmail" maxLength={254} />
      </label>
      <label className="fld">
        <span>{VOUCHER.giftGiver}</span>
        <input className="inp" name="giver" maxLength={80} />
      </label>
      <label className="fld">
        <span>{VOUCHER.giftWords}</span>
        <textarea className="txt" name="words" maxLength={500} />
      </label>
      <label className="fld">
        <span>{VOUCHER.giftDay}</span>
        <input
          className="inp"
          type="date"
          name="deliverOn"
          required
          defaultValue={new Date().toISOString().slice(0, 10)}
        />
      </label>
    </>
  )
}
