import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { formatDay } from '#app/texts/moments.ts'
import { STOCK, STOCK_STATE } from '#app/texts/stock.ts'
import { readStock } from './read-stock.ts'
import { stockRefusal } from './stock-refusal.ts'

interface WriteOffDialogProps {
  goods: { variantId: number; name: string }
  onClose(): void
}

/** Goods in batches are written off from one of them. */
export function WriteOffDialog({ goods: { variantId, name }, onClose }: WriteOffDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { data } = useQuery({
    queryKey: ['stock', 'batches', variantId],
    queryFn: () => readStock('stockBatches', { variantId }),
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const answer = await runCommand(
      'writeOff',
      {
        variantId,
        batchId: form.get('batch') ? Number(form.get('batch')) : null,
        pieces: Number(form.get('pieces')),
        reason: String(form.get('reason')),
      },
      { idempotencyKey: key },
    ).catch(() => null)
    setBusy(false)
    if (answer?.ok) return onClose()
    // Without an answer nobody knows whether it was written off: sent again under its own key it is written off once.
    if (answer === null) return setRefusal(STOCK.refused)
    if (answer.code === 'idempotency_key_reused') return setRefusal(STOCK_STATE.writeOffChanged)
    // Refused, so nothing was written off: what is sent next is another one.
    setKey(crypto.randomUUID())
    setRefusal(stockRefusal(answer.code))
  }
  return (
    <Dialog title={STOCK_STATE.writeOffOf(name)} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{STOCK_STATE.writeOffSentence}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{STOCK_STATE.pieces}</span>
          <input className="inp few num" type="number" name="pieces" min={1} defaultValue={1} required />
        </label>
        {data && data.batches.length > 0 && (
          <label className="fld">
            <span>{STOCK_STATE.chooseBatch}</span>
            <select className="inp" name="batch" required>
              {data.batches.map(({ batchId, code, bestBefore, onHand }) => (
                <option key={batchId} value={batchId}>
                  {[code, bestBefore && STOCK.until(formatDay(bestBefore)), STOCK.pieces(onHand)]
                    .filter(Boolean)
                    .join(', ')}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="fld">
          <span>{STOCK_STATE.reason}</span>
          <textarea className="txt" name="reason" maxLength={200} required />
        </label>
        <button type="submit" className="btn xx lg" disabled={isBusy || !data}>
          {STOCK_STATE.submitWriteOff}
        </button>
      </form>
    </Dialog>
  )
}
